import type { TranslatedField } from '../../../../../contract/desk/placeFields.ts';
import { htmlLang, type Language, languages } from '../../../../../domain/languages.ts';
import { textBox } from '../../../../shared/ui/Field.tsx';
import { useIsWide } from '../../../../shared/ui/useIsWide.ts';
import { useDeskLanguage } from '../../../language/DeskLanguage.tsx';
import { languageName } from '../../../language/formats.ts';
import { useEditor, useField } from '../editor.ts';
import { FieldNotes, notesId, useFaults } from './FieldNotes.tsx';

interface TextsFieldProps {
  field: TranslatedField;
  longest: number;
  isLong: boolean;
}

/** A text in every language: side by side, or on a narrow screen the one that is chosen. */
export function TextsField({ field, longest, isLong }: TextsFieldProps) {
  const { messages } = useDeskLanguage();
  const { language } = useEditor();
  const isWide = useIsWide();
  const label = messages.guideFields.translated[field];
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 semibold">{label}</legend>
      <div className="grid gap-3 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {(isWide ? languages : [language]).map((one) => (
          <TextInLanguage
            key={one}
            field={field}
            language={one}
            label={label}
            longest={longest}
            isLong={isLong}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface TextInLanguageProps extends TextsFieldProps {
  language: Language;
  label: string;
}

function TextInLanguage({ field, language: of, label, longest, isLong }: TextInLanguageProps) {
  const { language } = useDeskLanguage();
  const name = `${field}.${of}` as const;
  const { id, value, set, onBlur } = useField(name);
  const isInvalid = useFaults(name).length > 0;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block pb-1 text-muted text-sm">
        <span className="sr-only">{label} </span>
        {languageName(language, of)}
      </label>
      <textarea
        id={id}
        name={name}
        lang={htmlLang[of]}
        value={value}
        rows={isLong ? 8 : 1}
        maxLength={longest}
        aria-invalid={isInvalid || undefined}
        aria-describedby={notesId(name)}
        // These texts are one paragraph.
        onChange={({ target }) => set(target.value.replaceAll(/\s*\n\s*/g, ' '))}
        onBlur={onBlur}
        className={`${textBox} ${isLong ? '' : 'desk-line'}`}
      />
      <FieldNotes field={name} />
    </div>
  );
}
