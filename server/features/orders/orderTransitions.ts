import type { Updateable } from 'kysely';
import type { StaffRole } from '../../../domain/staff/staffRules.ts';
import type { HistoryDetail } from '../../../domain/tickets/orderHistory.ts';
import type { TicketStatus } from '../../../domain/tickets/ticketRules.ts';
import type { MailTemplate } from '../../mail/templates/mailTemplate.ts';
import type { TicketOrderTable } from '../../platform/database/orderTables.ts';
import type { Cause, Order, TicketDeps } from './ticketDeps.ts';
import { isTransitionAllowed, newsOfChange } from './transitionRules.ts';

/** Whether an order has ended without a charge, so that its car is free again. */
export const hasEnded = ({ status }: Pick<Order, 'status'>) => status === 'refused' || status === 'expired';

/** What a decision changes of an order. */
export interface OrderChange {
  /** By default the status stays as it is. */
  readonly to?: TicketStatus;
  readonly change: Updateable<TicketOrderTable>;
  /** Goes into the order's history. */
  readonly detail?: HistoryDetail;
  /** The member of the staff who does it. */
  readonly by?: StaffMember | undefined;
  /** Further steps of the change, which run in its transaction. */
  readonly afterwards?: (order: Order) => Promise<void>;
  /** The mail about the change, written in its transaction. */
  readonly template?: ((order: Order) => Promise<MailTemplate>) | undefined;
}

/** A member of the staff as the history names them. */
export interface StaffMember {
  readonly name: string;
  readonly role: StaffRole;
}

/** Returns null to leave the order as it is; a throw also leaves it. */
type Decide = (order: Order) => OrderChange | null | Promise<OrderChange | null>;

/** An order after a decision about it. */
export interface DecidedOrder {
  readonly order: Order;
  readonly isChanged: boolean;
}

/**
 * The only place that changes an order's status. Each change is decided on the locked row, and written in one
 * transaction with its audit line and its mail.
 */
export function createTransitions(
  deps: Pick<TicketDeps, 'database' | 'clock' | 'outbox' | 'onTransition' | 'tourPorts' | 'deskEvents'>,
) {
  const { database, clock, outbox, tourPorts, deskEvents } = deps;
  const { sql } = database;

  async function writeAuditLine(
    order_id: string,
    cause: Cause,
    [from_status, to_status]: readonly [TicketStatus | null, TicketStatus],
    { detail = {}, by }: Pick<OrderChange, 'detail' | 'by'> = {},
  ): Promise<void> {
    const line = {
      ...{ order_id, at: clock.now(), cause, from_status, to_status, detail: JSON.stringify(detail) },
      ...{ who: by?.name ?? null, role: by?.role ?? null },
    };
    await sql.insertInto('ticket_audit').values(line).execute();
  }

  async function write(before: Order, cause: Cause, decided: OrderChange): Promise<Order> {
    const { to = before.status, change, afterwards, template } = decided;
    const after = await sql
      .updateTable('ticket_order')
      .set({ checks: 0, ...(hasEnded({ status: to }) ? { holds_car: false } : {}), ...change, status: to })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeAuditLine(before.id, cause, [before.status, to], decided);
    // A cancellation, requested or found at the provider, frees the driver of the tour in its own transaction.
    if (before.cancel_requested_at === null && after.cancel_requested_at !== null)
      await tourPorts.release(after.id);
    const kind = newsOfChange(before, after);
    if (kind === 'cancellation') await deskEvents.withdraw('noDriver', after.id);
    // The desk needs no alerts about its own actions.
    if (kind && cause !== 'operator') await deskEvents.record({ kind, orderId: after.id });
    await afterwards?.(after);
    if (template) {
      const { customer_email: recipient, language } = after;
      await outbox.post({ to: recipient, language, template: await template(after) });
    }
    return after;
  }

  return {
    /** Writes the first audit line of a new order, in the transaction that inserts the order. */
    begun: (id: string, cause: Cause, recorded?: Pick<OrderChange, 'detail' | 'by'>) =>
      writeAuditLine(id, cause, [null, 'ready'], recorded),

    /**
     * Locks an order, decides on it and writes the decision. A transition that is no longer possible changes nothing.
     * @returns undefined for an unknown order
     */
    async change(id: string, cause: Cause, decide: Decide): Promise<DecidedOrder | undefined> {
      const decided = await database.transaction(async () => {
        const before = await sql
          .selectFrom('ticket_order')
          .selectAll()
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        if (!before) return undefined;
        const change = await decide(before);
        const isPossible = change && (!change.to || isTransitionAllowed(before.status, change.to));
        return { before, after: isPossible ? await write(before, cause, change) : null };
      });
      if (!decided) return undefined;
      const { before, after } = decided;
      if (after && after.status !== before.status) deps.onTransition?.(after.status, cause);
      return { order: after ?? before, isChanged: after !== null };
    },
  };
}

export type OrderTransitions = ReturnType<typeof createTransitions>;
