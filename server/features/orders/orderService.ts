import type { Selectable } from 'kysely';
import { hasSignedLink } from '../../mail/ticketAddress.ts';
import type { TicketAuditTable } from '../../platform/database/orderTables.ts';
import type { ChangeOrder } from './changeOrder.ts';
import { type Goodwill, type GoodwillRequest, readGoodwill } from './goodwill.ts';
import type { OrderTransitions, StaffMember } from './orderTransitions.ts';
import { type RefundRequest, refundByRule, refundIfCancelled } from './refundRules.ts';
import type { Refunds } from './refunds.ts';
import { type FoundOrder, type OrderFilter, searchOrders, selectOrders } from './searchOrders.ts';
import type { SellAtDesk } from './sellAtDesk.ts';
import {
  cancellationAmount,
  isCalledOff,
  isCancellationPending,
  isTourPlanned,
  type Order,
  readOrder,
  type TicketDeps,
} from './ticketDeps.ts';
import { calledOffMail, cancelledMail, paidMail, stopNames } from './ticketMails.ts';

interface ShownOrder {
  readonly order: FoundOrder;
  readonly history: readonly Selectable<TicketAuditTable>[];
  /** Names in Korean. */
  readonly stops: readonly string[];
  /** What a refund by the rule would pay back now; null where none is possible. */
  readonly byRule: ReturnType<typeof refundIfCancelled>;
  /** The member of the staff who made the order at the desk; null for any other order. */
  readonly soldBy: string | null;
  readonly goodwill: Awaited<ReturnType<typeof readGoodwill>>;
}

/**
 * `pending`: decided and stored, the provider has not responded; `refused`: by the provider, the ticket stays valid;
 * `nothing`: the rule pays nothing back, and nothing was changed.
 */
type RefundOutcome = 'refunded' | 'pending' | 'refused' | 'nothing' | 'notCancellable';

/** The outcome of a refund that doesn't cancel; `undefined` for an unknown order. */
type GoodwillOutcome = 'refunded' | 'pending' | 'refused' | undefined;

interface RefundInput {
  readonly reason: string;
  readonly percent: number | 'byRule';
  /** The member of the staff who decides. */
  readonly by?: StaffMember;
}

/** Orders as the company works with them, at the desk and by the operator's commands. */
export interface OrderService {
  readonly change: ChangeOrder;
  /** The newest first. */
  search(
    filter: OrderFilter,
    page: { readonly limit: number; readonly offset?: number },
  ): Promise<FoundOrder[]>;
  show(id: string): Promise<ShownOrder | undefined>;
  /** @param record runs in the transaction that stores the request */
  refund(
    id: string,
    input: RefundInput,
    record: (refund: Omit<RefundRequest, 'reason'>) => Promise<void>,
  ): Promise<RefundOutcome>;
  /** Makes an order for somebody without an account. */
  readonly sell: SellAtDesk;
  /**
   * Pays back a part of a paid order whose ticket stays valid.
   * @param record runs in the transaction that stores the request
   * @throws ProblemError as createGoodwill().request does
   */
  refundPart(id: string, refund: GoodwillRequest, record: () => Promise<void>): Promise<GoodwillOutcome>;
  /**
   * Gives an order of the desk or of a reseller a new link, which ends the previous one.
   * @param record runs in the same transaction
   * @returns whether the order has a link at all
   */
  renewLink(id: string, by: StaffMember, record: () => Promise<void>): Promise<boolean>;
  /**
   * Mails the receipt, or the notice of the refund or of a called-off tour, again.
   * @param record runs in the transaction that stores the mail
   * @returns the recipient; null for an order that was not paid
   */
  resend(id: string, record: () => Promise<void>): Promise<string | null>;
}

type ServiceDeps = Pick<TicketDeps, 'database' | 'clock' | 'outbox' | 'secrets' | 'departures' | 'passes'> & {
  readonly changeOrder: ChangeOrder;
  readonly sellAtDesk: SellAtDesk;
  readonly transitions: OrderTransitions;
  readonly refunds: Refunds;
  readonly goodwill: Goodwill;
};

export function createOrderService(deps: ServiceDeps): OrderService {
  const { database, clock, outbox, refunds, goodwill, changeOrder, sellAtDesk, transitions } = deps;

  async function sellerName({ sold_by }: Order): Promise<string | null> {
    if (sold_by === null) return null;
    const seller = await database.sql
      .selectFrom('staff')
      .select('name')
      .where('id', '=', sold_by)
      .executeTakeFirst();
    return seller?.name ?? null;
  }

  return {
    change: changeOrder,
    sell: sellAtDesk,

    search: (filter, page) => searchOrders(database, filter, page),

    async show(id) {
      const order = await selectOrders(database).where('ticket_order.id', '=', id).executeTakeFirst();
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
        soldBy: await sellerName(order),
        goodwill: await readGoodwill(deps, order),
      };
    },

    async refund(id, { reason, percent, by }, record) {
      const requested = await database.transaction(async () => {
        const decided = await refunds.request(
          id,
          'operator',
          (order) =>
            percent === 'byRule'
              ? refundByRule(order, reason, clock.now())
              : { reason, percent, amount: cancellationAmount(order, percent) },
          by,
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

    async refundPart(id, refund, record) {
      const requested = await goodwill.request(id, 'operator', refund, record);
      if (!requested) return undefined;
      await refunds.settle(requested.order, 'operator');
      return goodwill.outcome(requested.number);
    },

    renewLink: async (id, by, record) => {
      const renewed = await transitions.change(id, 'operator', (order) =>
        !hasSignedLink(order)
          ? null
          : {
              change: { link_number: order.link_number + 1, checks: order.checks },
              detail: { link: 'renewed' },
              by,
              afterwards: record,
            },
      );
      return renewed?.isChanged ?? false;
    },

    resend: (id, record) =>
      database.transaction(async () => {
        const order = await readOrder(deps, id);
        if (!order || order.paid_at === null || order.customer_email === '') return null;
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
