import { maxDepartureTextLengths } from '../../../contract/desk/departureFields.ts';
import { htmlLang, isOptionalLanguage, languageNames, languages } from '../../../domain/languages.ts';
import { maxDepartureIdLength } from '../../../domain/tour/departurePlaces.ts';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import type { FieldState } from '../ui/form/useDeskForm.ts';
import { OfferedBox } from './OfferedBox.tsx';

interface DepartureFieldsetProps {
  index: number;
  /** Whether the departure is stored, so that visitors may already know it; its id is then fixed. */
  isStored: boolean;
  field: (name: string) => FieldState<string>;
}

/** One departure besides the station. */
export function DepartureFieldset({ index, isStored, field }: DepartureFieldsetProps) {
  const { departures: departureMessages } = useMessages().settings;
  const state = (name: string) => field(`others.${index}.${name}`);
  const id = state('id');
  return (
    <fieldset className="min-w-0 hairline-t pt-4 md:col-span-2">
      <legend className="bold">{state('name.ko').value || departureMessages.added}</legend>
      <OfferedBox {...state('isOffered')}>{departureMessages.isOffered}</OfferedBox>
      <div className="grid gap-x-4 gap-y-2 md:grid-cols-2">
        <TextField
          label={departureMessages.id}
          hint={isStored ? departureMessages.idStays : departureMessages.idHint}
          longest={maxDepartureIdLength}
          autoComplete="off"
          spellCheck={false}
          readOnly={isStored}
          required
          width="w-full"
          {...id}
          onChange={(typed) => id.onChange(typed.toUpperCase())}
        />
        <TextField
          label={departureMessages.position}
          hint={departureMessages.positionHint}
          autoComplete="off"
          required
          width="w-full"
          {...state('position')}
        />
      </div>
      {(['name', 'meetingPlace'] as const).map((name) => (
        <fieldset key={name} className="mt-3 min-w-0">
          <legend className="pb-1 semibold">{departureMessages[name]}</legend>
          <div className="grid gap-x-4 gap-y-2 md:grid-cols-2">
            {languages.map((language) => (
              <div key={language} lang={htmlLang[language]}>
                <TextField
                  label={languageNames[language]}
                  longest={maxDepartureTextLengths[name]}
                  autoComplete="off"
                  required={!isOptionalLanguage(language)}
                  width="w-full"
                  {...state(`${name}.${language}`)}
                />
              </div>
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}
