import { festivalTexts, maxFestivalLengths } from '../../../domain/festivals/festivalFields.ts';
import { htmlLang, languageNames, languages } from '../../../domain/languages.ts';
import { DateField } from '../../shared/ui/DateField.tsx';
import { TextAreaField } from '../../shared/ui/TextAreaField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import type { DeskFormState } from '../ui/form/useDeskForm.ts';
import type { FestivalValues } from './festivalFields.ts';

interface FestivalFieldsetProps {
  form: Pick<DeskFormState<FestivalValues>, 'field'>;
  /** Of the stored place of the guide. */
  placeName: string | null;
}

/** All fields of a festival: its days, its texts with the languages side by side, and where it is. */
export function FestivalFieldset({ form, placeName }: FestivalFieldsetProps) {
  const { festivals: festivalsMessages } = useMessages();
  const plain = (field: 'address' | 'position' | 'placeId' | 'phone' | 'homepage', hint?: string) => (
    <TextField
      label={festivalsMessages.optional(festivalsMessages.fields[field])}
      autoComplete="off"
      width="w-full"
      hint={hint}
      {...form.field(field)}
    />
  );
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        {(['startsOn', 'endsOn'] as const).map((field) => (
          <DateField key={field} label={festivalsMessages.fields[field]} required {...form.field(field)} />
        ))}
      </div>
      {festivalTexts.map((field) => (
        <fieldset key={field} className="min-w-0">
          <legend className="pb-2 bold">{festivalsMessages.fields[field]}</legend>
          <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-5">
            {languages.map((language) => {
              const state = form.field(`${field}.${language}`);
              return (
                <div key={language} lang={htmlLang[language]}>
                  <TextAreaField
                    label={languageNames[language]}
                    rows={field === 'summary' ? 5 : 2}
                    longest={maxFestivalLengths[field]}
                    {...state}
                    onChange={(typed) => state.onChange(typed.replaceAll('\n', ' '))}
                  />
                </div>
              );
            })}
          </div>
        </fieldset>
      ))}
      <div className="grid gap-4 md:grid-cols-2">
        {plain(
          'placeId',
          placeName === null
            ? festivalsMessages.placeHint
            : `${festivalsMessages.placeHint} ${festivalsMessages.placeIs(placeName)}`,
        )}
        {plain('position', festivalsMessages.positionHint)}
        {plain('address')}
        {plain('phone')}
        {plain('homepage')}
      </div>
    </>
  );
}
