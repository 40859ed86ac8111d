import { useQueryClient } from '@tanstack/react-query';
import { driverFieldsSchema } from '../../../contract/desk/driverFields.ts';
import type { Driver } from '../../../contract/desk/drivers.ts';
import { maxDriverLengths } from '../../../domain/tour/tourRules.ts';
import { CheckBox } from '../../shared/ui/CheckBox.tsx';
import { TextField, type TextFieldProps } from '../../shared/ui/TextField.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';
import { useDeskForm } from '../ui/form/useDeskForm.ts';
import { DaysOffField } from './DaysOffField.tsx';
import { driverBody, driverValues, newDriver } from './driverFields.ts';
import { WeekdaysOffField } from './WeekdaysOffField.tsx';
import { WorkingDaysField } from './WorkingDaysField.tsx';

interface DriverDialogProps {
  /** Null for a new one. */
  driver: Driver | null;
  onSaved: (driver: Driver) => void;
  onClose: () => void;
}

const typedFields = ['name', 'phone', 'email', 'car', 'plate'] as const;
type TypedField = (typeof typedFields)[number];

/** Adds or changes a driver. */
export function DriverDialog({ driver, onSaved, onClose }: DriverDialogProps) {
  const { drivers: driversMessages, shell } = useMessages();
  const client = useDeskClient();
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: ['listDrivers'] });
  const form = useDeskForm({
    stored: driver ? driverValues(driver) : newDriver,
    version: driver?.version ?? 0,
    schema: driverFieldsSchema,
    toBody: driverBody,
    sentences: driversMessages.wrong,
    failureText: ({ code }) => (code === 'notPossibleNow' ? driversMessages.hasTours : null),
    reload,
    send: async (fields, version) => {
      const saved = driver
        ? await client.call('changeDriver', {
            params: { driverId: driver.id },
            query: {},
            body: { ...fields, version },
          })
        : await client.call('addDriver', { params: {}, query: {}, body: fields });
      void reload();
      onClose();
      onSaved(saved);
    },
  });
  const fieldProps: Record<TypedField, Partial<TextFieldProps>> = {
    name: { required: true },
    phone: { inputMode: 'tel', hint: driversMessages.phoneHint, required: true },
    email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false, hint: driversMessages.emailHint },
    car: { hint: driversMessages.carHint, required: true },
    plate: { required: true },
  };
  return (
    <DialogForm
      title={driver ? driversMessages.proposedChange(driver.name) : driversMessages.add}
      action={shell.save}
      form={form}
      onClose={onClose}
    >
      {typedFields.map((name) => (
        <TextField
          key={name}
          label={driversMessages[name]}
          longest={maxDriverLengths[name]}
          autoComplete="off"
          width="w-full"
          {...form.field(name)}
          {...fieldProps[name]}
        />
      ))}
      <DaysOffField off={form.values} onChange={form.change} />
      <WeekdaysOffField
        off={form.values.weekdaysOff}
        onChange={(weekdaysOff) => form.change({ weekdaysOff })}
      />
      {(form.values.weekdaysOff.length > 0 || form.values.workingDays.length > 0) && (
        <WorkingDaysField
          weekdaysOff={form.values.weekdaysOff}
          workingDays={form.values.workingDays}
          onChange={(workingDays) => form.change({ workingDays })}
        />
      )}
      {driver && (
        <CheckBox
          name="isActive"
          isChecked={form.values.isActive}
          onChange={(isActive) => form.change({ isActive })}
        >
          {driversMessages.activeBox}
        </CheckBox>
      )}
    </DialogForm>
  );
}
