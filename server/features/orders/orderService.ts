import type { Selectable } from 'kysely';
import { percentage } from '../../../domain/tickets/price.ts';
import type { TicketStatus } from '../../../domain/tickets/ticketRules.ts';
import type { TicketAuditTable } from '../../platform/database/tables.ts';
import type { ChangeOrder } from './changeOrder.ts';
import { type RefundRequest, type Refunds, refundByRule, refundIfCancelled } from './refunds.ts';
import {
  isCalledOff,
  isCancellationPending,
  isTourPlanned,
  type Order,
  readOrder,
  type TicketDeps,
} from './ticketDeps.ts';
import { calledOffMail, cancelledMail, paidMail, stopNames } from './ticketMails.ts';

interface OrderFilter {
  /** Part of the number, the name or the e-mail address. */
  readonly q?: string | undefined;
  readonly status?: TicketStatus | undefined;
  /** Of the tour. */
  readonly day?: string | undefined;
}

interface ShownOrder {
  readonly order: Order;
  readonly history: readonly Selectable<TicketAuditTable>[];
  /** Names in Korean. */
  readonly stops: readonly string[];
  /** What a refund by the rule would pay back now; null where none is possible. */
  readonly byRule: ReturnType<typeof refundIfCancelled>;
}

/**
 * `pending`: decided and stored, the provider has not responded; `refused`: by the provider, the ticket stays valid;
 * `nothing`: the rule pays nothing back, and nothing was changed.
 */
type RefundOutcome = 'refunded' | 'pending' | 'refused' | 'nothing' | 'notCancellable';

interface RefundInput {
  readonly reason: string;
  readonly percent: number | 'byRule';
}

/** Orders as the company works with them, at the desk and by the operator's commands. */
export interface OrderService {
  readonly change: ChangeOrder;
  /** The newest first. */
  search(filter: OrderFilter, page: { readonly limit: number; readonly offset?: number }): Promise<Order[]>;
  show(id: string): Promise<ShownOrder | undefined>;
  /** @param record runs in the transaction that stores the request */
  refund(
    id: string,
    input: RefundInput,
    record: (refund: Omit<RefundRequest, 'reason'>) => Promise<void>,
  ): Promise<RefundOutcome>;
  /**
   * Mails the receipt, or the notice of the refund or of a called-off tour, again.
   * @param record runs in the transaction that stores the mail
   * @returns the recipient; null for an order that was not paid
   */
  resend(id: string, record: () => Promise<void>): Promise<string | null>;
}

type ServiceDeps = Pick<TicketDeps, 'database' | 'clock' | 'outbox'> & {
  readonly changeOrder: ChangeOrder;
  readonly refunds: Refunds;
};

/** Matches a text anywhere in a value, with its own `%` and `_` as plain characters. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

export function createOrderService(deps: ServiceDeps): OrderService {
  const { database, clock, outbox, refunds, changeOrder } = deps;

  return {
    change: changeOrder,

    async search({ q, status, day }, { limit, offset = 0 }) {
      let query = database.sql
        .selectFrom('ticket_order')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset);
      if (q) {
        query = query.where((where) =>
          where.or([
            where('id', 'ilike', containing(q)),
            where('customer_name', 'ilike', containing(q)),
            where('customer_email', 'ilike', containing(q)),
          ]),
        );
      }
      if (status !== undefined) query = query.where('status', '=', status);
      if (day !== undefined) query = query.where('trip_date', '=', day);
      return query.execute();
    },

    async show(id) {
      const order = await readOrder(deps, id);
      if (!order) return undefined;
      const history = await database.sql
        .selectFrom('ticket_audit')
        .selectAll()
        .where('order_id', '=', id)
        .orderBy('number')
        .execute();
      const refund =
        isTourPlanned(order) || isCalledOff(order) ? refundIfCancelled(order, clock.now()) : null;
      return {
        order,
        history,
        stops: await stopNames(deps, order.id, 'ko'),
        byRule: refund && refund.amount > 0 ? refund : null,
      };
    },

    async refund(id, { reason, percent }, record) {
      const requested = await database.transaction(async () => {
        const decided = await refunds.request(id, 'operator', (order) =>
          percent === 'byRule'
            ? refundByRule(order, reason, clock.now())
            : { reason, percent, amount: percentage(order.amount, percent) },
        );
        if (decided?.isChanged) {
          const { refund_percent, refund_amount } = decided.order;
          await record({ percent: refund_percent ?? 0, amount: refund_amount ?? 0 });
        }
        return decided;
      });
      if (!requested?.isChanged)
        return requested && isTourPlanned(requested.order) ? 'nothing' : 'notCancellable';
      const order = await refunds.settle(requested.order, 'operator');
      if (order.status === 'cancelled') return 'refunded';
      return isCancellationPending(order) ? 'pending' : 'refused';
    },

    resend: (id, record) =>
      database.transaction(async () => {
        const order = await readOrder(deps, id);
        if (!order || order.paid_at === null) return null;
        const writePaid = isCalledOff(order) ? calledOffMail : paidMail;
        const write = order.status === 'cancelled' ? cancelledMail : writePaid;
        await outbox.post({
          to: order.customer_email,
          language: order.language,
          template: await write(deps, order),
        });
        await record();
        return order.customer_email;
      }),
  };
}
