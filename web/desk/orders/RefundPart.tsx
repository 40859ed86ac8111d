import { useState } from 'react';
import { partialRefundSchema } from '../../../contract/desk/formBodies.ts';
import type { DeskOrder } from '../../../contract/desk/orders.ts';
import { isHandMethod } from '../../../domain/tickets/paymentMethods.ts';
import { formatPrice } from '../../../domain/tickets/price.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { useDeskLanguage, useMessages } from '../language/DeskLanguage.tsx';
import { formatMoment } from '../language/formats.ts';
import { DialogForm } from '../ui/DialogForm.tsx';
import { useDeskForm } from '../ui/form/useDeskForm.ts';
import { useShowOrder } from './useShowOrder.ts';

/** What was paid back without a cancellation, with the reasons. */
export function PaidParts({ order: { goodwill, currency } }: { order: DeskOrder }) {
  const { language, messages } = useDeskLanguage();
  const { part } = messages.deskSale;
  if (goodwill.length === 0) return null;
  return (
    <ul className="mb-3 grid gap-2">
      {goodwill.map(({ amount, reason, requestedAt, settledAt }) => {
        const price = formatPrice({ amount, currency });
        return (
          <li key={requestedAt}>
            <p className="semibold">{settledAt === null ? part.pending(price) : part.done(price)}</p>
            <p className="text-muted text-sm wrap-anywhere">
              {formatMoment(language, requestedAt)} · {reason}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** Pays back a part of a paid order whose ticket stays valid. */
export function RefundPart({ order }: { order: DeskOrder }) {
  const { part } = useMessages().deskSale;
  const isReachable = useIsReachable();
  const [isOpen, setOpen] = useState(false);
  if (order.leftToRefund === 0) return null;
  return (
    <>
      <Button variant="outline" disabled={!isReachable} onClick={() => setOpen(true)}>
        {part.open}
      </Button>
      {isOpen && <PartDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The amount as it is typed; not a number for anything else. */
const toNumber = (text: string) =>
  /^[\d,]+(\.\d{1,2})?$/.test(text.trim()) ? Number(text.replaceAll(',', '')) : Number.NaN;

function PartDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const { part } = useMessages().deskSale;
  const client = useDeskClient();
  const showOrder = useShowOrder();
  const { orderId, currency, leftToRefund } = order;
  const form = useDeskForm({
    stored: { amount: '', reason: '' },
    schema: partialRefundSchema,
    toBody: ({ amount, reason }) => ({ amount: toNumber(amount), reason }),
    sentences: { tooMuch: part.tooMuch, amount: part.wrongAmount },
    failureText: ({ code }) => {
      if (code === 'notCancellable') return part.refused;
      return code === 'notPossibleNow' ? part.notPossible : null;
    },
    send: async (body) => {
      await showOrder(await client.call('refundPart', { params: { orderId }, query: {}, body }));
      onClose();
      return undefined;
    },
  });
  return (
    <DialogForm title={part.title} action={part.button} form={form} onClose={onClose}>
      <p>{part.lead(formatPrice({ amount: leftToRefund, currency }))}</p>
      {isHandMethod(order.paymentMethod) && <p>{part.byHand}</p>}
      <TextField
        label={part.amount}
        hint={part.amountHint(currency)}
        autoComplete="off"
        inputMode="decimal"
        longest={12}
        required
        {...form.field('amount')}
      />
      <TextField
        label={part.reason}
        hint={part.reasonHint}
        autoComplete="off"
        longest={200}
        width="w-full"
        required
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
