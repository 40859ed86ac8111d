import type { Selectable } from 'kysely';
import type { TicketStatus } from '../../../contract/ticketRules.ts';
import type { PlacePictures } from '../../guide/placePictures.ts';
import type { RateLimits } from '../../http/limits/rateLimits.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { TicketAuditTable, TicketOrderTable } from '../../platform/database/tables.ts';
import type { JobErrors } from '../../platform/jobs/jobErrors.ts';
import { ProblemError } from '../../platform/problem.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { PaymentPage, PaymentProvider } from '../../providers/payments.ts';

/** Dependencies of the ticket features. */
export interface TicketParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly payments: PaymentProvider;
  readonly paymentPage: PaymentPage;
  readonly outbox: Outbox;
  readonly limits: RateLimits;
  readonly pictures: PlacePictures;
  readonly secrets: Pick<Secrets, 'tickets' | 'customers'>;
  readonly log: (line: string) => void;
  readonly jobErrors: JobErrors;
  /** Called after each committed transition of an order. */
  readonly onTransition?: (to: TicketStatus, cause: Cause) => void;
}

export type Order = Selectable<TicketOrderTable>;

/** The cause of a transition. */
export type Cause = TicketAuditTable['cause'];

/** The present order, or undefined. */
export function readOrder(
  { database }: Pick<TicketParts, 'database'>,
  id: string,
): Promise<Order | undefined> {
  return database.sql.selectFrom('ticket_order').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @throws ProblemError 'notFound' also for another user's order, so that its existence stays hidden */
export async function ownOrder(
  parts: Pick<TicketParts, 'database'>,
  orderId: string,
  accountId: string,
): Promise<Order> {
  const order = await readOrder(parts, orderId);
  if (order?.account_id !== accountId) throw new ProblemError('notFound');
  return order;
}

/** A decided cancellation that the provider has not completed yet. */
export function isCancellationPending(order: Order): order is Order & {
  payment_key: string;
  cancel_requested_at: Date;
  refund_amount: number;
} {
  return (
    order.status === 'paid' &&
    order.payment_key !== null &&
    order.cancel_requested_at !== null &&
    order.refund_amount !== null
  );
}
