import { useQueryClient } from '@tanstack/react-query';
import type { DeskOrder } from '../../../contract/desk/orders.ts';

/** Shows an order as the server returned it after a change; the list of orders loads again. */
export function useShowOrder(): (changed: DeskOrder) => Promise<void> {
  const queries = useQueryClient();
  return async (changed) => {
    queries.setQueryData(['getOrder', { params: { orderId: changed.orderId }, query: {} }], changed);
    await queries.invalidateQueries({ queryKey: ['searchOrders'] });
  };
}
