import type { Accounting } from '../../../contract/desk/accounting.ts';
import { paymentFeeSchema } from '../../../contract/desk/accountingFields.ts';
import { type PaymentMethod, paymentMethods } from '../../../domain/tickets/paymentMethods.ts';
import { DateField } from '../../shared/ui/DateField.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import type { DeskInput } from '../client/deskClient.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { todayInSeoul } from '../language/formats.ts';
import { DeskForm } from '../ui/form/DeskForm.tsx';
import { useDeskForm } from '../ui/form/useDeskForm.ts';
import { accountMethodName } from './accountMethodName.ts';
import { EnteredPanel } from './EnteredPanel.tsx';
import { useSetRate } from './useSetRate.ts';

const newFee: { method: PaymentMethod; percent: string } = { method: 'card', percent: '' };

/** The payment provider's fees, as the owner enters them. */
export function PaymentFees({ fees }: { fees: Accounting['fees'] }) {
  const messages = useMessages();
  const { accounting } = messages;
  const client = useDeskClient();
  const { send, removal } = useSetRate((body: NonNullable<DeskInput<'setPaymentFee'>['body']>) =>
    client.call('setPaymentFee', { params: {}, query: {}, body }),
  );
  const form = useDeskForm({
    stored: { ...newFee, fromDay: todayInSeoul() },
    schema: paymentFeeSchema,
    toBody: ({ percent, ...values }) => ({
      ...values,
      percent: percent.trim() === '' ? undefined : Number(percent.replace(',', '.')),
    }),
    sentences: { percent: accounting.wrongPercent },
    send,
  });
  return (
    <EnteredPanel
      title={accounting.fees}
      note={accounting.feesNote}
      entries={fees}
      describe={({ method, percent }) => `${accountMethodName(method, messages)}: ${percent}%`}
      onRemove={(fee) => removal.mutate({ ...fee, percent: null })}
      failure={removal.failure}
    >
      <DeskForm form={form} action={accounting.saveFee}>
        <SelectField
          label={accounting.columns.method}
          options={paymentMethods.map((value) => ({ value, label: accountMethodName(value, messages) }))}
          {...form.field('method')}
        />
        <TextField
          label={accounting.percent}
          inputMode="decimal"
          autoComplete="off"
          width="w-full"
          required
          {...form.field('percent')}
        />
        <DateField label={accounting.fromDay} required {...form.field('fromDay')} />
      </DeskForm>
    </EnteredPanel>
  );
}
