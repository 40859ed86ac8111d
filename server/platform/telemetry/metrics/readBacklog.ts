import { sql } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Backlog } from './metrics.ts';

const rowSchema = z.object({
  mails: z.int(),
  oldest_mail: z.date().nullable(),
  confirming: z.int(),
  oldest_confirming: z.date().nullable(),
  refunds: z.int(),
});

/** Pending mails and orders; partial indexes find them however many are done. */
export async function readBacklog({ sql: handle }: Database, clock: Clock): Promise<Backlog> {
  const { rows } = await sql`
    select mails.n::int as mails, mails.oldest as oldest_mail, orders.confirming::int as confirming,
      orders.oldest as oldest_confirming, orders.refunds::int as refunds
    from (select count(*) as n, min(created_at) as oldest from mail_outbox
        where sent_at is null and failed_at is null) as mails,
      (select count(*) filter (where status = 'confirming') as confirming,
        min(confirming_at) filter (where status = 'confirming') as oldest,
        count(*) filter (where status = 'paid'
          and (cancel_requested_at is not null or goodwill > goodwill_settled)) as refunds
        from ticket_order where next_check_at is not null) as orders`.execute(handle);
  const row = rowSchema.parse(rows[0]);
  const age = (since: Date | null) =>
    since === null ? 0 : Math.max(0, (clock.now().getTime() - since.getTime()) / 1000);
  return {
    mails: row.mails,
    oldestMail: age(row.oldest_mail),
    confirming: row.confirming,
    oldestConfirming: age(row.oldest_confirming),
    refunds: row.refunds,
  };
}
