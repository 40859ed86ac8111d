import { festivalTexts, longestOfFestival } from '../../../domain/festivals/festivalFields.ts';
import { htmlLang, languageNames, languages } from '../../../domain/languages.ts';
import { DateField } from '../../shared/ui/DateField.tsx';
import { TextAreaField } from '../../shared/ui/TextAreaField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useText } from '../language/DeskLanguage.tsx';
import type { TypedFestival } from './festivalFields.ts';
import type { MessageOf } from './useFieldMessages.ts';

interface FestivalFieldsetProps {
  typed: TypedFestival;
  onChange: (part: Partial<TypedFestival>) => void;
  messageOf: MessageOf;
  /** Of the stored place of the guide. */
  placeName: string | null;
}

/** All fields of a festival: its days, its texts with the languages side by side, and where it is. */
export function FestivalFieldset({ typed, onChange, messageOf, placeName }: FestivalFieldsetProps) {
  const { festivals: text } = useText();
  const plain = (field: 'address' | 'position' | 'placeId' | 'phone' | 'homepage', hint?: string) => (
    <TextField
      label={text.optional(text.fields[field])}
      name={field}
      value={typed[field]}
      onChange={(value) => onChange({ [field]: value })}
      message={messageOf(field)}
      autoComplete="off"
      width="w-full"
      {...(hint === undefined ? {} : { hint })}
    />
  );
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        {(['startsOn', 'endsOn'] as const).map((field) => (
          <DateField
            key={field}
            label={text.fields[field]}
            name={field}
            required
            value={typed[field]}
            onChange={(day) => onChange({ [field]: day })}
            message={messageOf(field)}
          />
        ))}
      </div>
      {festivalTexts.map((field) => (
        <fieldset key={field} className="min-w-0">
          <legend className="pb-2 bold">{text.fields[field]}</legend>
          <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-5">
            {languages.map((language) => (
              <div key={language} lang={htmlLang[language]}>
                <TextAreaField
                  label={languageNames[language]}
                  name={`${field}.${language}`}
                  value={typed[field][language]}
                  rows={field === 'summary' ? 5 : 2}
                  longest={longestOfFestival[field]}
                  onChange={(value) =>
                    onChange({ [field]: { ...typed[field], [language]: value.replaceAll('\n', ' ') } })
                  }
                  message={messageOf(`${field}.${language}`)}
                />
              </div>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="grid gap-4 md:grid-cols-2">
        {plain(
          'placeId',
          placeName === null ? text.placeHint : `${text.placeHint} ${text.placeIs(placeName)}`,
        )}
        {plain('position', text.positionHint)}
        {plain('address')}
        {plain('phone')}
        {plain('homepage')}
      </div>
    </>
  );
}
