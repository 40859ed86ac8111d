import type { Language } from '../../../contract/languages.ts';
import type { Database } from '../../platform/database/database.ts';
import { releaseLikes } from '../likes/releaseLikes.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { AccountOrders } from '../orders/accountOrders.ts';
import { holdAccount } from '../../platform/database/lockAccount.ts';

interface RemovalParts {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly orders: AccountOrders;
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
  { database, outbox, orders }: RemovalParts,
  { accountId, email, language }: Removal,
): Promise<void> {
  const tours = await database.transaction(async () => {
    await holdAccount(database, accountId);
    const cancelled = await orders.release(accountId);
    await releaseLikes(database, accountId);
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
    await outbox.post({ to: email, language, letter: { kind: 'accountDeleted', tours: [...cancelled] } });
    return cancelled;
  });
  orders.refund(tours);
}
