import type { Language } from '../../../contract/languages.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { CancelledTour } from '../../mail/templates/mailTemplate.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockAccount } from '../../platform/database/lockAccount.ts';

/** What a deletion asks of the account's orders; features/orders/accountOrders.ts does it, the composition passes it. */
export interface AccountOrders {
  /** @throws ProblemError 'paymentUnderWay' while a payment is being confirmed */
  release(accountId: string): Promise<readonly CancelledTour[]>;
  /** Asks for the refunds, once the deletion is committed. */
  refund(tours: readonly CancelledTour[]): void;
}

/** Takes an account's likes out of the places' counts. */
export type ReleaseLikes = (accountId: string) => Promise<void>;

interface RemovalParts {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly orders: AccountOrders;
  readonly releaseLikes: ReleaseLikes;
}

interface Removal {
  readonly accountId: string;
  readonly email: string;
  /** Of the mail about it. */
  readonly language: Language;
}

/**
 * Deletes the account and all that is the person's, at once; the likes leave the places' counts with it. The account's
 * row is locked first and its orders after it, as whoever makes an order does.
 * @throws ProblemError 'paymentUnderWay' while one of its payments is being confirmed
 */
export async function removeAccount(
  { database, outbox, orders, releaseLikes }: RemovalParts,
  { accountId, email, language }: Removal,
): Promise<void> {
  const tours = await database.transaction(async () => {
    await lockAccount(database, accountId);
    const cancelled = await orders.release(accountId);
    await releaseLikes(accountId);
    const { sql } = database;
    await sql.deleteFrom('email_code').where('email', '=', email).execute();
    await sql.deleteFrom('sign_up_proof').where('email', '=', email).execute();
    await sql
      .deleteFrom('mail_outbox')
      .where('recipient', '=', email)
      // What was bought stays bought: its receipt is sent.
      .where('kind', 'not in', ['ticketPaid', 'ticketCancelled'])
      .execute();
    await sql.deleteFrom('account').where('id', '=', accountId).execute();
    await outbox.post({ to: email, language, template: { kind: 'accountDeleted', tours: [...cancelled] } });
    return cancelled;
  });
  orders.refund(tours);
}
