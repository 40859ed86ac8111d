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

/** What everything about tickets is made of. */
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
  /** Told of each move of an order, once it stands. */
  readonly onMove?: (to: TicketStatus, cause: Cause) => void;
}

export type Order = Selectable<TicketOrderTable>;

/** Who or what made a move. */
export type Cause = TicketAuditTable['cause'];

/** An order as it is now, or undefined. */
export function readOrder(
  { database }: Pick<TicketParts, 'database'>,
  id: string,
): Promise<Order | undefined> {
  return database.sql.selectFrom('ticket_order').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @throws ProblemError 'notFound' also for another's order: it tells nothing of whose it is */
export async function ownOrder(
  parts: Pick<TicketParts, 'database'>,
  orderId: string,
  accountId: string,
): Promise<Order> {
  const order = await readOrder(parts, orderId);
  if (order?.account_id !== accountId) throw new ProblemError('notFound');
  return order;
}

/** A cancellation that was decided, and of which the provider has not said yet that it is done. */
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
