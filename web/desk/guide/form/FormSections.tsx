import { languages } from '../../../../domain/languages.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useIsWide } from '../../../shared/ui/useIsWide.ts';
import { useDeskLanguage } from '../../language/DeskLanguage.tsx';
import { languageName } from '../../language/formats.ts';
import { useEditor } from './editor.ts';
import { CheckField } from './fields/CheckField.tsx';
import { PeriodsField, WeekDaysField } from './fields/HoursFields.tsx';
import { PlacePicturesField } from './fields/PlacePicturesField.tsx';
import {
  ChoiceField,
  FactsField,
  FlagField,
  LineField,
  NumberField,
  RankField,
  ThemesField,
} from './fields/PlainFields.tsx';
import { PositionField } from './fields/PositionField.tsx';
import { TextsField } from './fields/TextsField.tsx';
import { type FieldControl, sections } from './fieldTable.ts';

/** Fields that stand two beside each other on a wide screen. */
const short: ReadonlySet<FieldControl['control']> = new Set(['line', 'choice', 'rank', 'number']);

/** Every field of a place, by sections. */
export function FormSections() {
  const { messages } = useDeskLanguage();
  return (
    <div className="grid gap-5">
      <LanguageChoice />
      {sections.map(({ name, fields }) => (
        <Panel key={name} title={messages.guideFields.sections[name]}>
          <div className="grid gap-5 md:grid-cols-2">
            {fields.map((field) => (
              <div
                key={field.field}
                className={short.has(field.control) ? 'min-w-0' : 'min-w-0 md:col-span-2'}
              >
                <Field description={field} />
              </div>
            ))}
          </div>
        </Panel>
      ))}
    </div>
  );
}

function Field({ description }: { description: FieldControl }) {
  switch (description.control) {
    case 'texts':
      return (
        <TextsField
          field={description.field}
          longest={description.longest}
          isLong={description.isLong ?? false}
        />
      );
    case 'line':
      return <LineField field={description.field} longest={description.longest} />;
    case 'choice':
      return <ChoiceField field={description.field} />;
    case 'rank':
      return <RankField />;
    case 'number':
      return <NumberField field={description.field} />;
    case 'check':
      return <CheckField field={description.field} />;
    case 'themes':
      return <ThemesField />;
    case 'position':
      return <PositionField />;
    case 'weekDays':
      return <WeekDaysField />;
    case 'periods':
      return <PeriodsField />;
    case 'flag':
      return <FlagField />;
    case 'facts':
      return <FactsField />;
    case 'pictures':
      return <PlacePicturesField />;
  }
}

/** Which language's texts a narrow screen shows. */
function LanguageChoice() {
  const { messages, language } = useDeskLanguage();
  const { language: shown, setLanguage } = useEditor();
  const isWide = useIsWide();
  if (isWide) return null;
  return (
    <fieldset
      aria-label={messages.guideFields.language}
      className="sticky top-0 z-10 -mx-4 flex min-w-0 overflow-x-auto bg-paper px-4 py-2"
    >
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === shown}
          className="min-h-11 shrink-0 hairline bg-surface px-3 text-sm first:rounded-l-full last:rounded-r-full aria-pressed:bg-pine-mist aria-pressed:semibold"
          onClick={() => setLanguage(one)}
        >
          {languageName(language, one)}
        </button>
      ))}
    </fieldset>
  );
}
