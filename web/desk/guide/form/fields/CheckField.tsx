import type { PlaceFields } from '../../../../../contract/desk/placeFields.ts';
import { Button } from '../../../../shared/ui/Button.tsx';
import { useMessages } from '../../../language/DeskLanguage.tsx';
import { todayInSeoul } from '../../../language/formats.ts';
import { useField } from '../editor.ts';
import { maxCheckSourceLength } from '../fieldTable.ts';
import { FieldNotes, notesId, useFaults } from './FieldNotes.tsx';
import { TypedInput } from './TypedInput.tsx';

type Check = PlaceFields['checked.hours'];

const date = /^20\d{2}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/;

interface CheckFieldProps {
  field: 'checked.hours' | 'checked.phone' | 'checked.address' | 'checked.text';
}

/** When a group of facts was checked last, and against which source; empty if the place has no such facts. */
export function CheckField({ field }: CheckFieldProps) {
  const { guideFields: guideFieldsMessages } = useMessages();
  const { id, value, set, onBlur } = useField(field);
  const isInvalid = useFaults(field).length > 0;
  const name = guideFieldsMessages.names[field];
  const change = (on: string | null, source: string): void =>
    set(on === null && source === '' ? null : ({ on, source } satisfies Check));
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 semibold">{name}</legend>
      <div className="grid items-end gap-3 md:grid-cols-[14rem_minmax(0,1fr)_auto]">
        <TypedInput<string | null>
          id={id}
          label={guideFieldsMessages.check.on}
          fullLabel={`${name}: ${guideFieldsMessages.check.on}`}
          value={value?.on ?? null}
          fieldText={(on) => on ?? ''}
          parse={(typed) => {
            const on = typed.trim();
            return on === '' ? null : date.test(on) ? on : undefined;
          }}
          onChange={(on) => change(on, value?.source ?? '')}
          onBlur={onBlur}
          maxLength={10}
          describedBy={notesId(field)}
          isInvalid={isInvalid}
        />
        <TypedInput
          id={`${id}-source`}
          label={guideFieldsMessages.check.source}
          fullLabel={`${name}: ${guideFieldsMessages.check.source}`}
          value={value?.source ?? ''}
          fieldText={(source) => source}
          parse={(typed) => typed}
          onChange={(source) => change(value?.on ?? null, source)}
          onBlur={onBlur}
          maxLength={maxCheckSourceLength}
          describedBy={notesId(field)}
          isInvalid={isInvalid}
        />
        <Button
          variant="outline"
          aria-label={guideFieldsMessages.check.checkedToday(name)}
          onClick={() => change(todayInSeoul(), value?.source ?? '')}
        >
          {guideFieldsMessages.check.today}
        </Button>
      </div>
      <FieldNotes field={field} />
    </fieldset>
  );
}
