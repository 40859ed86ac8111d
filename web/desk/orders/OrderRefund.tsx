import { useState } from 'react';
import { type RefundRequest, refundRequestSchema } from '../../../contract/desk/formBodies.ts';
import type { DeskOrder } from '../../../contract/desk/orders.ts';
import { formatPrice } from '../../../domain/tickets/price.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { useDeskLanguage, useMessages } from '../language/DeskLanguage.tsx';
import { formatMoment } from '../language/formats.ts';
import { DialogForm } from '../ui/DialogForm.tsx';
import { Facts } from '../ui/Facts.tsx';
import { useDeskForm } from '../ui/form/useDeskForm.ts';
import { PaidParts, RefundPart } from './RefundPart.tsx';
import { useShowOrder } from './useShowOrder.ts';

/** Amounts in the order's own currency. */
const priceIn =
  ({ currency }: DeskOrder) =>
  (amount: number) =>
    formatPrice({ amount, currency });

/** The refund of an order, or the way to one; nothing for an order that has not been paid. */
export function OrderRefund({ order }: { order: DeskOrder }) {
  const { language, messages } = useDeskLanguage();
  const { refund: refundMessages } = messages.orders;
  const isReachable = useIsReachable();
  const [isOpen, setOpen] = useState(false);
  const { refund } = order;
  const price = priceIn(order);
  if (refund) {
    const sentence = refund.settledAt === null ? refundMessages.requested : refundMessages.settled;
    return (
      <Panel title={refundMessages.heading}>
        <PaidParts order={order} />
        <p className="semibold">{sentence(price(refund.amount), refund.percent)}</p>
        {order.isRefundPending && (
          <p role="status" className="mt-1">
            {refundMessages.pending}
          </p>
        )}
        <div className="mt-3">
          <Facts
            facts={[
              [refundMessages.because, refund.reason],
              [refundMessages.requestedAt, formatMoment(language, refund.requestedAt)],
              [refundMessages.settledAt, refund.settledAt && formatMoment(language, refund.settledAt)],
            ]}
          />
        </div>
      </Panel>
    );
  }
  if (order.status !== 'paid') return null;
  return (
    <Panel title={refundMessages.heading}>
      <p className="mb-3">
        {order.byRule
          ? refundMessages.byRule(
              order.byRule.percent,
              price(order.byRule.amount),
              messages.orders.refundSteps[order.byRule.step],
            )
          : refundMessages.nothingByRule}
      </p>
      <PaidParts order={order} />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" disabled={!isReachable} onClick={() => setOpen(true)}>
          {refundMessages.open}
        </Button>
        <RefundPart order={order} />
      </div>
      {isOpen && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

/** Chooses the amount, asks for the reason, and names what is paid back on the button. */
function RefundDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const { orders } = useMessages();
  const { refund: refundMessages, refundSteps } = orders;
  const client = useDeskClient();
  const showOrder = useShowOrder();
  const { orderId, byRule } = order;
  const price = priceIn(order);
  const isByRulePossible = byRule !== null && byRule.amount > 0;
  const stored: RefundRequest = { kind: isByRulePossible ? 'byRule' : 'full', reason: '' };
  const form = useDeskForm({
    stored,
    schema: refundRequestSchema,
    failureText: ({ code }) => {
      if (code === 'notCancellable') return refundMessages.notCancellable;
      return code === 'notPossibleNow' ? refundMessages.nothingByRule : null;
    },
    send: async (body) => {
      await showOrder(await client.call('refundOrder', { params: { orderId }, query: {}, body }));
      onClose();
    },
  });
  const { kind } = form.values;
  const amount = kind === 'byRule' && byRule ? byRule.amount : order.leftToRefund;
  return (
    <DialogForm
      title={refundMessages.title}
      action={refundMessages.button(price(amount))}
      form={form}
      onClose={onClose}
    >
      <p>{refundMessages.warning}</p>
      <fieldset className="grid gap-1">
        <legend className="pb-1 semibold text-sm">{refundMessages.kind}</legend>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="kind"
            checked={kind === 'byRule'}
            disabled={!isByRulePossible}
            onChange={() => form.change({ kind: 'byRule' })}
            className="size-5 shrink-0 accent-pine"
          />
          <span>
            {byRule && isByRulePossible
              ? refundMessages.byRule(byRule.percent, price(byRule.amount), refundSteps[byRule.step])
              : refundMessages.nothingByRule}
          </span>
        </label>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="kind"
            checked={kind === 'full'}
            onChange={() => form.change({ kind: 'full' })}
            className="size-5 shrink-0 accent-pine"
          />
          <span>{refundMessages.full(price(order.leftToRefund))}</span>
        </label>
      </fieldset>
      <TextField
        label={refundMessages.reason}
        autoComplete="off"
        longest={200}
        hint={refundMessages.reasonHint}
        width="w-full"
        required
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
