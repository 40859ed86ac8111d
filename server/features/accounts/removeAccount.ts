import type { Language } from '../../../domain/languages.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { CancelledTour } from '../../mail/templates/mailTemplate.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockAccount } from '../../platform/database/lockAccount.ts';

/** What a deletion does with the account's orders; implemented by features/orders/accountOrders.ts and injected. */
export interface AccountOrders {
  /** @throws ProblemError 'paymentUnderWay' while a payment is being confirmed */
  release(accountId: string): Promise<readonly CancelledTour[]>;
  /** Requests the refunds after the deletion is committed. */
  refund(tours: readonly CancelledTour[]): void;
}

/** Subtracts an account's likes from the places' counts. */
export type ReleaseLikes = (accountId: string) => Promise<void>;

interface RemovalDeps {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly orders: AccountOrders;
  readonly releaseLikes: ReleaseLikes;
}

interface Removal {
  readonly accountId: string;
  readonly email: string;
  /** Language of the confirmation mail. */
  readonly language: Language;
}

/**
 * Deletes the account and all personal data in one transaction, and subtracts its likes from the places' counts. Locks
 * the account's row before its orders, in the same sequence as making an order.
 * @throws ProblemError 'paymentUnderWay' while one of its payments is being confirmed
 */
export async function removeAccount(
  { database, outbox, orders, releaseLikes }: RemovalDeps,
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
      // Receipts are sent even after the account is deleted.
      .where('kind', 'not in', ['ticketPaid', 'ticketCancelled'])
      .execute();
    await sql.deleteFrom('account').where('id', '=', accountId).execute();
    await outbox.post({ to: email, language, template: { kind: 'accountDeleted', tours: [...cancelled] } });
    return cancelled;
  });
  orders.refund(tours);
}
