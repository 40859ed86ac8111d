import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orderChangeRequestSchema } from '../../../contract/desk/formBodies.ts';
import type { DeskOrder } from '../../../contract/desk/orders.ts';
import { partySizes, startTimes } from '../../../domain/tour/planRules.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { DateField } from '../../shared/ui/DateField.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';
import { useDeskForm } from '../ui/form/useDeskForm.ts';
import { CustomerFields } from './CustomerFields.tsx';
import { useDepartures } from './useDepartures.ts';
import { useShowOrder } from './useShowOrder.ts';

/** Changes a paid order whose tour has not begun. */
export function ChangeOrder({ order }: { order: DeskOrder }) {
  const { change: changeMessages } = useMessages().orders;
  const isReachable = useIsReachable();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" disabled={!isReachable} onClick={() => setOpen(true)}>
        {changeMessages.open}
      </Button>
      {isOpen && <ChangeDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function ChangeDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const { orders, deskSale } = useMessages();
  const { change: changeMessages } = orders;
  const client = useDeskClient();
  const queries = useQueryClient();
  const showOrder = useShowOrder();
  const { orderId, tripDate, startTime, departure, numberOfPeople, customerName, customerEmail, language } =
    order;
  // The order's own departure may not be offered any more.
  const own = { id: departure, name: order.departurePlace?.koreanName ?? deskSale.station };
  const others = useDepartures().filter(({ id }) => id !== departure);
  const customerPhone = order.customerPhone ?? '';
  const form = useDeskForm({
    stored: {
      ...{
        tripDate,
        startTime,
        departure,
        numberOfPeople,
        customerName,
        customerEmail,
        customerPhone,
        language,
      },
      reason: '',
    },
    version: order.version,
    schema: orderChangeRequestSchema,
    // Sends only the typed fields: a colleague or the visitor may have changed the others.
    toBody: ({ reason }, typed) => ({ version: order.version, reason, ...typed }),
    sentences: { customerPhone: changeMessages.phoneWrong },
    failureText: ({ code }) => {
      if (code === 'soldOut') return changeMessages.soldOut;
      return code === 'notPossibleNow' ? changeMessages.notPossible : null;
    },
    reload: () => queries.invalidateQueries({ queryKey: ['getOrder', { params: { orderId }, query: {} }] }),
    send: async (body, version) => {
      const changed = await client.call('changeOrder', {
        params: { orderId },
        query: {},
        body: { ...body, version },
      });
      await showOrder(changed);
      onClose();
      return undefined;
    },
  });
  return (
    <DialogForm title={changeMessages.title} action={changeMessages.button} form={form} onClose={onClose}>
      <p>{changeMessages.lead}</p>
      <DateField label={changeMessages.date} required {...form.field('tripDate')} />
      <SelectField
        label={changeMessages.time}
        options={startTimes.map((value) => ({ value }))}
        {...form.field('startTime')}
      />
      {others.length > 0 && (
        <SelectField
          label={deskSale.departure}
          options={[own, ...others].map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('departure')}
        />
      )}
      <SelectField
        label={changeMessages.people}
        options={partySizes.map((value) => ({ value, label: orders.people(value) }))}
        {...form.field('numberOfPeople')}
      />
      <CustomerFields
        name={{ label: changeMessages.name, ...form.field('customerName') }}
        email={{ label: changeMessages.email, required: true, ...form.field('customerEmail') }}
        phone={form.field('customerPhone')}
        language={form.field('language')}
      />
      <TextField
        label={changeMessages.reason}
        autoComplete="off"
        longest={200}
        hint={changeMessages.reasonHint}
        width="w-full"
        required
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
