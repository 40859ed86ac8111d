import type { Accounting } from '../../../contract/desk/accounting.ts';
import { driverRateSchema } from '../../../contract/desk/accountingFields.ts';
import { type RateUnit, rateUnits } from '../../../domain/accounting/rates.ts';
import { formatWon } from '../../../domain/tickets/price.ts';
import { DateField } from '../../shared/ui/DateField.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDeskClient, useDeskQuery } from '../client/DeskClientContext.tsx';
import { type DeskInput, noInput } from '../client/deskClient.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { todayInSeoul } from '../language/formats.ts';
import { DeskForm } from '../ui/form/DeskForm.tsx';
import { useDeskForm } from '../ui/form/useDeskForm.ts';
import { EnteredPanel } from './EnteredPanel.tsx';
import { useSetRate } from './useSetRate.ts';

const newRate: { unit: RateUnit; amount: string } = { unit: 'tour', amount: '' };

/** What each driver is owed for a tour or an hour, as the owner enters it. */
export function DriverRates({ rates }: { rates: Accounting['rates'] }) {
  const { accounting } = useMessages();
  const drivers = useDeskQuery('listDrivers', noInput).data?.content ?? [];
  const client = useDeskClient();
  const { send, removal } = useSetRate((body: NonNullable<DeskInput<'setDriverRate'>['body']>) =>
    client.call('setDriverRate', { params: {}, query: {}, body }),
  );
  const form = useDeskForm({
    stored: { ...newRate, driverId: String(drivers[0]?.id ?? ''), fromDay: todayInSeoul() },
    schema: driverRateSchema,
    toBody: ({ driverId, amount, ...values }) => ({
      ...values,
      driverId: Number(driverId),
      amount: amount.trim() === '' ? undefined : Number(amount.replaceAll(',', '')),
    }),
    sentences: { amount: accounting.wrongRate },
    send,
  });
  const driverName = (id: number) => drivers.find((driver) => driver.id === id)?.name ?? String(id);
  return (
    <EnteredPanel
      title={accounting.rates}
      note={accounting.ratesNote}
      entries={rates}
      describe={({ driverId, amount, unit }) =>
        `${driverName(driverId)}: ${accounting.rate[unit](formatWon(amount))}`
      }
      onRemove={(rate) => removal.mutate({ ...rate, amount: null })}
      failure={removal.failure}
    >
      {drivers.length > 0 && (
        <DeskForm form={form} action={accounting.saveRate}>
          <SelectField
            label={accounting.columns.driver}
            options={drivers.map(({ id, name }) => ({ value: String(id), label: name }))}
            {...form.field('driverId')}
          />
          <SelectField
            label={accounting.unit}
            options={rateUnits.map((value) => ({ value, label: accounting.units[value] }))}
            {...form.field('unit')}
          />
          <TextField
            label={accounting.amount}
            inputMode="numeric"
            autoComplete="off"
            width="w-full"
            required
            {...form.field('amount')}
          />
          <DateField label={accounting.fromDay} required {...form.field('fromDay')} />
        </DeskForm>
      )}
    </EnteredPanel>
  );
}
