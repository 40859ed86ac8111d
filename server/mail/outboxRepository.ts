import { type Selectable, sql, type Updateable } from 'kysely';
import { languages } from '../../domain/languages.ts';
import { type Clock, maxClockSkew } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { MailOutboxTable } from '../platform/database/tables.ts';
import { type LeasedTable, leaseDuration } from '../platform/jobs/leases.ts';
import type { MailRefusal } from '../providers/mail.ts';
import { mailTemplateKinds } from './templates/mailTemplate.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
/** Pauses while the server accepts no mail at all; short enough that mails go out within minutes once it is back. */
const pausesWhileAway = [5 * second, 30 * second, 2 * minute, 5 * minute];
/** Pauses after a working server has refused a mail. */
const pausesAfterRefusal = [5 * second, 30 * second, 2 * minute, 10 * minute, hour];
/** Pauses vary at random by up to a fifth, so that a thousand mails are not retried at once. */
const jitterShare = 0.2;
const givenUpAfter = 72 * hour;

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
}

export type StoredMail = Selectable<MailOutboxTable>;
type Change = Updateable<MailOutboxTable>;

/** The mails that wait. */
export function waitingMails(clock: Clock): LeasedTable<'mail_outbox'> {
  return {
    table: 'mail_outbox',
    key: 'id',
    due: 'next_try_at',
    lease: 'claimed_until',
    attempts: 'attempts',
    // Mails whose template only a newer release knows are left to that release, until they are too old to be sent.
    where: () => sql`sent_at is null and failed_at is null
      and (kind = any(${mailTemplateKinds}) and language = any(${languages})
        or created_at <= ${new Date(clock.now().getTime() - givenUpAfter)})`,
  };
}

export function sent({ clock }: Deps): Change {
  return { sealed: null, sent_at: clock.now(), last_error: null };
}

/** Gives a mail up, and erases its content. */
export function givenUp({ clock }: Deps, why: string): Change {
  return { sealed: null, failed_at: clock.now(), last_error: why };
}

/** Leaves a mail to a release that can read it. */
export function deferToNewerRelease({ clock }: Deps): Change {
  return { next_try_at: new Date(clock.now().getTime() + minute) };
}

/** Keeps a mail for a retry. */
export function scheduleRetry(
  { clock }: Deps,
  { attempts }: StoredMail,
  { isAboutMail, reason }: Pick<MailRefusal, 'isAboutMail' | 'reason'>,
): Change {
  const pauses = isAboutMail ? pausesAfterRefusal : pausesWhileAway;
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? hour;
  const jittered = pause * (1 + jitterShare * (2 * Math.random() - 1));
  return { next_try_at: new Date(clock.now().getTime() + jittered), last_error: reason };
}

/** Whether a mail has waited for the maximum time. */
export function isTooOld({ clock }: Deps, mail: StoredMail): boolean {
  return clock.now().getTime() - mail.created_at.getTime() >= givenUpAfter;
}

/**
 * Whether a mail is given up. A minimum number of attempts is required too: after a clock jump or a long stop, an old
 * mail may hardly have been tried.
 */
export function isTriedOut(deps: Deps, mail: StoredMail): boolean {
  return mail.attempts > pausesAfterRefusal.length && isTooOld(deps, mail);
}

/**
 * Repairs times set by a wrong clock: a next attempt beyond every regular pause becomes due now, and no lease exceeds
 * its regular length.
 */
export async function clampFutureTimes({ database, clock }: Deps): Promise<void> {
  const now = clock.now();
  const waiting = database.sql
    .updateTable('mail_outbox')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null);
  const pauses = pausesAfterRefusal;
  const maxAhead = [0, ...pauses].map((pause) => Math.ceil(pause * (1 + jitterShare)) + maxClockSkew);
  await waiting
    .set({ next_try_at: now })
    .where(
      'next_try_at',
      '>',
      sql<Date>`${now}::timestamptz
        + (${maxAhead}::int[])[1 + least(attempts, ${pauses.length}::int)] * interval '1 ms'`,
    )
    .execute();
  await waiting
    .set({ claimed_until: new Date(now.getTime() + leaseDuration) })
    .where('claimed_until', '>', new Date(now.getTime() + leaseDuration + maxClockSkew))
    .execute();
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
