import type { Selectable } from 'kysely';
import type { DeskOrder } from '../../../../contract/desk/orders.ts';
import type { TicketStatus } from '../../../../domain/tickets/ticketRules.ts';
import type { TicketAuditTable, TicketOrderTable } from '../../../platform/database/tables.ts';

export type OrderRow = Selectable<TicketOrderTable>;

interface ShownOrder {
  readonly order: OrderRow;
  readonly moves: readonly Selectable<TicketAuditTable>[];
  readonly stops: readonly string[];
  readonly byRule: DeskOrder['byRule'];
}

/** What the desk does with orders; implemented by features/orders/orderService.ts and injected. */
export interface OrderPort {
  search(
    filter: {
      readonly q?: string | undefined;
      readonly status?: TicketStatus | undefined;
      readonly day?: string | undefined;
    },
    page: { readonly limit: number; readonly offset: number },
  ): Promise<OrderRow[]>;
  show(id: string): Promise<ShownOrder | undefined>;
  /** @param record runs in the transaction that stores the request */
  refund(
    id: string,
    input: { readonly reason: string; readonly percent: number | 'byRule' },
    record: (refund: { readonly percent: number; readonly amount: number }) => Promise<void>,
  ): Promise<'refunded' | 'pending' | 'refused' | 'nothing' | 'notCancellable'>;
  /** @returns the recipient; null for an order that was not paid */
  resend(id: string, record: () => Promise<void>): Promise<string | null>;
}
