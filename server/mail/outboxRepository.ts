import { type Selectable, sql } from 'kysely';
import { languages } from '../../contract/languages.ts';
import { type Clock, clockSlack } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { MailOutboxTable } from '../platform/database/tables.ts';
import type { MailRefusal } from '../providers/mail.ts';
import { mailTemplateKinds } from './templates/mailTemplate.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
/** Pauses after an attempt at a server that accepts no mail; it is used again within minutes once it is back. */
const pausesWhileAway = [5 * second, 30 * second, 2 * minute, 5 * minute];
/** Pauses after an attempt at a server that works but did not accept this mail. */
const pausesAfterRefusal = [5 * second, 30 * second, 2 * minute, 10 * minute, hour];
/** A fifth more or less at random, so that a thousand mails are not retried at once. */
const jitterShare = 0.2;
const givenUpAfter = 72 * hour;
/**
 * Length of a lease: a worker that has not renewed it by then is dead. The clock skew between processes must stay below
 * what is left of it at a renewal.
 */
const lease = 20 * second;
/** Milliseconds between two renewals. */
export const leaseRenewedEvery = 4 * second;
/** Milliseconds after its last renewal for which a lease is certainly valid. */
export const surelyHeldFor = lease - leaseRenewedEvery;

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
}

/** A claimed mail. The number of its attempts distinguishes this claim from a later one. */
export type ClaimedMail = Selectable<MailOutboxTable>;

/**
 * Claims due mails.
 * @param held ids of mails that this process is sending: their leases are ignored here
 */
export async function claimMails(
  { database, clock }: Parts,
  most: number,
  held: readonly string[],
): Promise<ClaimedMail[]> {
  const now = clock.now();
  const tooOld = new Date(now.getTime() - givenUpAfter);
  const due = database.sql
    .selectFrom('mail_outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_try_at', '<=', now)
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now)]))
    .$if(held.length > 0, (query) => query.where('id', 'not in', held))
    // Templates that only a newer release knows are left to it, until the mail is too old for any release.
    .where((where) =>
      where.or([
        where.and([where('kind', 'in', mailTemplateKinds), where('language', 'in', languages)]),
        where('created_at', '<=', tooOld),
      ]),
    )
    .orderBy('next_try_at')
    .limit(most)
    .forUpdate()
    .skipLocked();
  // Chosen once, in a step before the update: a planner that repeats a subquery for each row would claim too many.
  return database.sql
    .with(
      (cte) => cte('due').materialized(),
      () => due,
    )
    .updateTable('mail_outbox')
    .from('due')
    .set((column) => ({
      claimed_until: new Date(now.getTime() + lease),
      attempts: column('attempts', '+', 1),
    }))
    .whereRef('mail_outbox.id', '=', 'due.id')
    .returningAll('mail_outbox')
    .execute();
}

/** Renews leases; returns the mails whose lease was still held. */
export async function renewLeases(
  { database, clock }: Parts,
  mails: readonly ClaimedMail[],
): Promise<readonly ClaimedMail[]> {
  if (mails.length === 0) return [];
  const renewed = await database.sql
    .updateTable('mail_outbox')
    .set({ claimed_until: new Date(clock.now().getTime() + lease) })
    .where('claimed_until', 'is not', null)
    .where((where) => where.or(mails.map(({ id, attempts }) => where.and({ id, attempts }))))
    .returning(['id', 'attempts'])
    .execute();
  return mails.filter((mail) =>
    renewed.some(({ id, attempts }) => id === mail.id && attempts === mail.attempts),
  );
}

/** Values that erase the content of a mail that will not be sent any more. */
const over = { sealed: null, claimed_until: null };

export async function markSent({ database, clock }: Parts, { id }: ClaimedMail): Promise<void> {
  await database.sql
    .updateTable('mail_outbox')
    .set({ ...over, sent_at: clock.now(), last_error: null })
    .where('id', '=', id)
    .execute();
}

/** Releases a mail; false when its lease was already lost. */
async function release(
  { database }: Parts,
  { id, attempts }: ClaimedMail,
  change: { failed_at: Date; last_error: string } | { next_try_at: Date; last_error?: string },
): Promise<boolean> {
  const released = await database.sql
    .updateTable('mail_outbox')
    .set({ ...('failed_at' in change ? over : { claimed_until: null }), ...change })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('claimed_until', 'is not', null)
    .executeTakeFirst();
  return released.numUpdatedRows > 0n;
}

/** Gives a mail up; false when its lease was already lost. */
export function giveUp(parts: Parts, mail: ClaimedMail, why: string): Promise<boolean> {
  return release(parts, mail, { failed_at: parts.clock.now(), last_error: why });
}

/** A mail that has reached the longest time to wait. */
export function isTooOld({ clock }: Parts, mail: ClaimedMail): boolean {
  return clock.now().getTime() - mail.created_at.getTime() >= givenUpAfter;
}

/**
 * A mail that is not tried any more. Requires a number of attempts as well: after a clock jump or a long stop the
 * server may never have been tried.
 */
export function isTriedOut(parts: Parts, mail: ClaimedMail): boolean {
  return mail.attempts > pausesAfterRefusal.length && isTooOld(parts, mail);
}

/**
 * Repairs times set by a wrong clock: a next attempt beyond every regular pause becomes due now, and no lease exceeds
 * its regular length. Returns how many mails became due.
 */
export async function bringBack({ database, clock }: Parts): Promise<number> {
  const now = clock.now();
  const waiting = database.sql
    .updateTable('mail_outbox')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null);
  const pauses = pausesAfterRefusal;
  const mostAhead = [0, ...pauses].map((pause) => Math.ceil(pause * (1 + jitterShare)) + clockSlack);
  const { numUpdatedRows } = await waiting
    .set({ next_try_at: now })
    .where(
      'next_try_at',
      '>',
      sql<Date>`${now}::timestamptz
        + (${mostAhead}::int[])[1 + least(attempts, ${pauses.length}::int)] * interval '1 ms'`,
    )
    .executeTakeFirst();
  await waiting
    .set({ claimed_until: new Date(now.getTime() + lease) })
    .where('claimed_until', '>', new Date(now.getTime() + lease + clockSlack))
    .execute();
  return Number(numUpdatedRows);
}

/** Leaves a mail to a release that can read it; false when its lease was already lost. */
export function leave(parts: Parts, mail: ClaimedMail): Promise<boolean> {
  return release(parts, mail, { next_try_at: new Date(parts.clock.now().getTime() + minute) });
}

/** Keeps a mail for a retry; false when its lease was already lost. */
export function putBack(
  parts: Parts,
  mail: ClaimedMail,
  refusal: Pick<MailRefusal, 'isAboutMail' | 'reason'>,
): Promise<boolean> {
  const pauses = refusal.isAboutMail ? pausesAfterRefusal : pausesWhileAway;
  const pause = pauses[Math.min(mail.attempts, pauses.length) - 1] ?? hour;
  const jittered = pause * (1 + jitterShare * (2 * Math.random() - 1));
  const next = new Date(parts.clock.now().getTime() + jittered);
  return release(parts, mail, { next_try_at: next, last_error: refusal.reason });
}

/** Removes mails that were sent or given up long ago (privacy policy: 7 days). */
export async function removeOldMails(database: Database, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - 7 * 24 * hour);
  await database.sql
    .deleteFrom('mail_outbox')
    // Redundant, but lets an index find the rows.
    .where('created_at', '<=', before)
    .where(sql<boolean>`coalesce(sent_at, failed_at) <= ${before}`)
    .execute();
}
