import { placeTypes } from '../../../../../domain/places/placeTypes.ts';
import { type ThemeKey, themeKeys } from '../../../../../domain/places/themeKeys.ts';
import { CheckBox } from '../../../../shared/ui/CheckBox.tsx';
import { SelectField } from '../../../../shared/ui/SelectField.tsx';
import { useMessages } from '../../../language/DeskLanguage.tsx';
import { useField } from '../editor.ts';
import { maxFactLength } from '../fieldTable.ts';
import { FieldNotes, notesId, useFaults } from './FieldNotes.tsx';
import { TypedInput } from './TypedInput.tsx';

/** A text of one line that is the same in every language. */
export function LineField({
  field,
  longest,
}: {
  field: 'reading.kana' | 'reading.roman' | 'phone' | 'source';
  longest: number;
}) {
  const { guideFields: guideFieldsMessages } = useMessages();
  const { id, value, set, onBlur } = useField(field);
  return (
    <div>
      <TypedInput
        id={id}
        label={guideFieldsMessages.names[field]}
        hint={field === 'phone' ? guideFieldsMessages.hint.phone : undefined}
        value={value}
        fieldText={(one) => one}
        parse={(typed) => typed}
        onChange={set}
        onBlur={onBlur}
        maxLength={longest}
        describedBy={notesId(field)}
        isInvalid={useFaults(field).length > 0}
      />
      <FieldNotes field={field} />
    </div>
  );
}

const wholeNumber = (typed: string) => (/^-?\d{1,9}$/.test(typed.trim()) ? Number(typed) : undefined);

/** Place in the order of lists. */
export function RankField() {
  const { guideFields: guideFieldsMessages } = useMessages();
  const { id, value, set, onBlur } = useField('rank');
  return (
    <div>
      <TypedInput
        id={id}
        label={guideFieldsMessages.names.rank}
        hint={guideFieldsMessages.hint.rank}
        value={value}
        fieldText={String}
        parse={wholeNumber}
        onChange={set}
        onBlur={onBlur}
        inputMode="numeric"
        maxLength={10}
        describedBy={notesId('rank')}
        isInvalid={useFaults('rank').length > 0}
      />
      <FieldNotes field="rank" />
    </div>
  );
}

/** The least and the greatest number that a draft may hold. */
const numberLimits = { visitMinutes: [1, 1_440], fee: [0, 1_000_000] } as const;

/** Minutes of a visit, empty for the usual ones of its theme; or the entry fee, empty where it is not known. */
export function NumberField({ field }: { field: keyof typeof numberLimits }) {
  const { guideFields: guideFieldsMessages } = useMessages();
  const { id, value, set, onBlur } = useField(field);
  const [min, max] = numberLimits[field];
  return (
    <div>
      <TypedInput<number | null>
        id={id}
        label={guideFieldsMessages.names[field]}
        hint={guideFieldsMessages.hint[field]}
        value={value}
        fieldText={(number) => (number === null ? '' : String(number))}
        parse={(typed) => {
          if (typed.trim() === '') return null;
          const number = wholeNumber(typed);
          return number !== undefined && number >= min && number <= max ? number : undefined;
        }}
        onChange={set}
        onBlur={onBlur}
        inputMode="numeric"
        maxLength={7}
        describedBy={notesId(field)}
        isInvalid={useFaults(field).length > 0}
      />
      <FieldNotes field={field} />
    </div>
  );
}

/** The type, or how sure the sources are. */
export function ChoiceField({ field }: { field: 'type' | 'confidence' }) {
  return (
    <div>
      {field === 'type' ? <TypeField /> : <ConfidenceField />}
      <FieldNotes field={field} />
    </div>
  );
}

function TypeField() {
  const { guide, guideFields } = useMessages();
  const { id, value, set } = useField('type');
  return (
    <SelectField
      id={id}
      label={guideFields.names.type}
      name="type"
      value={value}
      options={placeTypes.map((type) => ({ value: type, label: guide.types[type] }))}
      onChange={set}
    />
  );
}

function ConfidenceField() {
  const { guideFields: guideFieldsMessages } = useMessages();
  const { id, value, set } = useField('confidence');
  return (
    <SelectField
      id={id}
      label={guideFieldsMessages.names.confidence}
      name="confidence"
      value={value}
      options={(['high', 'medium'] as const).map((one) => ({
        value: one,
        label: guideFieldsMessages.confidence[one],
      }))}
      onChange={set}
    />
  );
}

/** Whether the hours are doubtful. */
export function FlagField() {
  const { guideFields: guideFieldsMessages } = useMessages();
  const { id, value, set } = useField('hours.doubtful');
  return (
    <div id={id} tabIndex={-1}>
      <CheckBox name="doubtful" isChecked={value} onChange={set}>
        {guideFieldsMessages.names['hours.doubtful']}
      </CheckBox>
      <FieldNotes field="hours.doubtful" />
    </div>
  );
}

/** The themes, in the order in which they are chosen. */
export function ThemesField() {
  const { guide, guideFields: guideFieldsMessages } = useMessages();
  const { id, value, set } = useField('themes');
  const toggle = (theme: ThemeKey, isChosen: boolean) =>
    set(isChosen ? [...value, theme] : value.filter((one) => one !== theme));
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={notesId('themes')} className="min-w-0">
      <legend className="semibold text-sm">{guideFieldsMessages.names.themes}</legend>
      <p className="text-muted text-sm">
        {guideFieldsMessages.hint.themes}
        {value.length > 0 && ` (${value.map((theme) => guide.themes[theme]).join(', ')})`}
      </p>
      <div className="grid grid-cols-2 gap-x-4 md:grid-cols-4">
        {themeKeys.map((theme) => (
          <CheckBox
            key={theme}
            name={theme}
            isChecked={value.includes(theme)}
            onChange={(isChosen) => toggle(theme, isChosen)}
          >
            {guide.themes[theme]}
          </CheckBox>
        ))}
      </div>
      <FieldNotes field="themes" />
    </fieldset>
  );
}

/** One fact per line; empty lines are ignored. */
export function FactsField() {
  const { guideFields: guideFieldsMessages } = useMessages();
  const { id, value, set, onBlur } = useField('facts');
  return (
    <div>
      <TypedInput
        id={id}
        isLong
        label={guideFieldsMessages.names.facts}
        hint={guideFieldsMessages.hint.facts}
        value={value}
        fieldText={(facts) => facts.join('\n')}
        parse={(typed) => {
          const facts = typed
            .split('\n')
            .map((fact) => fact.trim())
            .filter((fact) => fact !== '');
          return facts.length <= 60 && facts.every((fact) => fact.length <= maxFactLength)
            ? facts
            : undefined;
        }}
        onChange={set}
        onBlur={onBlur}
        describedBy={notesId('facts')}
        isInvalid={useFaults('facts').length > 0}
      />
      <FieldNotes field="facts" />
    </div>
  );
}
