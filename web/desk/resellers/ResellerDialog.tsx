import { useQueryClient } from '@tanstack/react-query';
import { resellerFieldsSchema, resellerLimits } from '../../../contract/desk/resellerFields.ts';
import type { Reseller } from '../../../contract/desk/resellers.ts';
import { currencies } from '../../../domain/tickets/price.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';
import { useDeskForm } from '../ui/form/useDeskForm.ts';
import { newReseller, resellerBody, resellerValues } from './resellerForm.ts';

interface ResellerDialogProps {
  /** Null for a new one. */
  reseller: Reseller | null;
  /** Called with the first key of a new one. */
  onKey: (key: { readonly name: string; readonly key: string }) => void;
  onClose: () => void;
}

const hours = ['cutoffHours', 'cancellationHours'] as const;

/** The contract with a reseller. */
export function ResellerDialog({ reseller, onKey, onClose }: ResellerDialogProps) {
  const { resellers, shell } = useMessages();
  const client = useDeskClient();
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: ['listResellers'] });
  const form = useDeskForm({
    stored: reseller ? resellerValues(reseller) : newReseller,
    version: reseller?.version ?? 0,
    schema: resellerFieldsSchema,
    toBody: resellerBody,
    sentences: resellers.wrong,
    reload,
    send: async (fields, version) => {
      if (reseller) {
        const params = { resellerId: reseller.id };
        await client.call('changeReseller', { params, query: {}, body: { ...fields, version } });
      } else {
        const { key } = await client.call('addReseller', { ...noInput, body: fields });
        onKey({ name: fields.name, key });
      }
      void reload();
      onClose();
    },
  });
  return (
    <DialogForm
      title={reseller ? resellers.changeTitle(reseller.name) : resellers.add}
      action={shell.save}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={resellers.name}
        autoComplete="off"
        longest={resellerLimits.nameLength}
        width="w-full"
        required
        {...form.field('name')}
      />
      <TextField
        label={resellers.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        width="w-full"
        required
        {...form.field('email')}
      />
      <SelectField
        label={resellers.currency}
        options={currencies.map((value) => ({ value, label: value }))}
        {...form.field('currency')}
      />
      <TextField
        label={resellers.price}
        inputMode="decimal"
        autoComplete="off"
        width="w-full"
        required
        {...form.field('price')}
      />
      <TextField
        label={resellers.commissionPercent}
        inputMode="decimal"
        autoComplete="off"
        width="w-full"
        required
        {...form.field('commissionPercent')}
      />
      {hours.map((name) => (
        <TextField
          key={name}
          label={resellers[name]}
          inputMode="numeric"
          autoComplete="off"
          width="w-full"
          required
          {...form.field(name)}
        />
      ))}
      <TextField
        label={resellers.maxShare}
        inputMode="numeric"
        autoComplete="off"
        width="w-full"
        hint={resellers.maxShareHint}
        required
        {...form.field('maxShare')}
      />
    </DialogForm>
  );
}
