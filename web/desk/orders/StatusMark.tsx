import type { OrderLine } from '../../../contract/desk/orders.ts';
import { useMessages } from '../language/DeskLanguage.tsx';

/** The status of an order; a refund under way is shown instead of `paid`. */
export function StatusMark({ order }: { order: Pick<OrderLine, 'status' | 'isRefundPending'> }) {
  const { orders } = useMessages();
  const isGood = order.status === 'paid' && !order.isRefundPending;
  return (
    <span
      className={`inline-block whitespace-nowrap rounded-sm px-2 text-sm ${isGood ? 'bg-pine-mist' : 'bg-sand'}`}
    >
      {order.isRefundPending ? orders.refundPending : orders.statuses[order.status]}
    </span>
  );
}
