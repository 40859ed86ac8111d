import { type Selectable, sql } from 'kysely';
import { ZodError } from 'zod';
import { languages } from '../../contract/languages.ts';
import { type Clock, clockSlack } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { MailOutboxTable } from '../database/tables.ts';
import { watchForMovedClock } from '../jobs/movedClock.ts';
import { startPollingWork } from '../jobs/pollingWork.ts';
import { connections, MailRefusal, type MailTransport } from '../providers/mail.ts';
import type { Seal } from '../secrets/seal.ts';
import { letterKinds, letterSchema } from './letters/letter.ts';
import { writeLetter } from './letters/writeLetter.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
/** Pauses after a failed attempt; the last one again and again, until a mail is given up. */
const pauses = [5 * second, 30 * second, 2 * minute, 10 * minute, hour];
/** A tenth more or less, so that a thousand mails do not come back as one crowd. */
const jitterShare = 0.1;
const givenUpAfter = 72 * hour;
/** Longer than a mail can take (providers/mail.ts): a worker that has not answered by then is dead. */
const lease = 90 * second;
/** How long a stop waits for the mails under way; then they are broken off, and go out after the next start. */
const stopPatience = 5 * second;

interface MailWorkerParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly seal: Seal;
  readonly transport: MailTransport;
  readonly log: (line: string) => void;
  /** Told after each attempt. */
  readonly onTry?: (outcome: Fate['is']) => void;
  /** Milliseconds between two looks into the outbox. */
  readonly pollEvery?: number;
}

export interface MailWorker {
  /** Looks into the outbox now. */
  wake(): void;
  /** Sends some of what is due, as many as go at once; how many mails were handled. */
  runOnce(): Promise<number>;
  /** Ends after the mails under way; what waits is sent after the next start. */
  stop(): Promise<void>;
}

type Mail = Selectable<MailOutboxTable>;

/**
 * Sends what waits in the outbox. Any number of workers may run, in one process or many: a mail is claimed by one of
 * them (SKIP LOCKED, and a lease for workers that die). A crash between the server's word and our mark sends a mail
 * again, under the same Message-ID, by which receivers know it as one; SMTP has nothing better.
 */
export function startMailWorker(parts: MailWorkerParts): MailWorker {
  const { log, onTry, pollEvery = second } = parts;
  const breakOff = new AbortController();
  const tell = createTeller(log);
  const mayBeMisdated = watchForMovedClock(parts.clock);

  const runOnce = async () => {
    const mails = await claim(parts);
    if (mails.length === 0 && mayBeMisdated()) return bringBack(parts);
    // All at once, each over a connection of its own, so that none waits while its lease runs out.
    const ends = await Promise.allSettled(mails.map((mail) => deliver(parts, mail, breakOff.signal)));
    for (const end of ends) {
      if (end.status !== 'fulfilled') continue;
      tell.fate(end.value);
      onTry?.(end.value.is);
    }
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return mails.length;
  };

  const work = startPollingWork({ runOnce, pollEvery, onLook: tell.readable });
  return {
    ...work,
    async stop() {
      const patience = setTimeout(() => breakOff.abort(), stopPatience);
      await work.stop();
      clearTimeout(patience);
    },
  };
}

/** What became of a mail at one attempt: sent, kept for a later one, left to a newer release, or over without having been sent. */
type Fate =
  | { readonly is: 'sent' | 'waits' | 'left' }
  | { readonly is: 'over'; readonly kind: string; readonly why: string };

/** Tells the operator what changes, once each; a server that is down for a day is one line, not a thousand. */
function createTeller(log: (line: string) => void) {
  let isDown = false;
  let isReadable = true;
  return {
    fate(fate: Fate) {
      if (fate.is === 'left') return;
      if (fate.is === 'over') return log(`A mail (${fate.kind}) was given up: ${fate.why}.`);
      if (isDown === (fate.is === 'waits')) return;
      isDown = !isDown;
      log(isDown ? 'The mail server does not take mails; they wait.' : 'The mail server takes mails again.');
    },
    readable(value: boolean) {
      if (value === isReadable) return;
      isReadable = value;
      log(value ? 'The outbox can be read again.' : 'The outbox could not be read; it is tried again.');
    },
  };
}

/** Takes the mails that are due, and nobody else has. */
async function claim({ database, clock }: MailWorkerParts): Promise<Mail[]> {
  const now = clock.now();
  const tooOld = new Date(now.getTime() - givenUpAfter);
  const due = database.sql
    .selectFrom('mail_outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_try_at', '<=', now)
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now)]))
    // What only a newer release beside this one can write is its own, until it is too late for anybody.
    .where((where) =>
      where.or([
        where.and([where('kind', 'in', letterKinds), where('language', 'in', languages)]),
        where('created_at', '<=', tooOld),
      ]),
    )
    .orderBy('next_try_at')
    .limit(connections)
    .forUpdate()
    .skipLocked();
  // Chosen once, apart from the update: a planner that runs a subquery anew for each row would claim too many.
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

/**
 * No mail waits for a day that a clock has dreamt of: a turn that lies further ahead than any pause is now, and a lease holds
 * no longer than a lease does. How many mails are due by that.
 */
async function bringBack({ database, clock }: MailWorkerParts): Promise<number> {
  const now = clock.now();
  const waiting = database.sql
    .updateTable('mail_outbox')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null);
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

/** Sends one mail and writes down what became of it. */
async function deliver(parts: MailWorkerParts, mail: Mail, breakOff: AbortSignal): Promise<Fate> {
  const { database, clock, seal, transport } = parts;
  if (mail.sealed === null || (mail.expires_at && mail.expires_at <= clock.now())) {
    return giveUp(parts, mail, 'expired');
  }
  database.assertOutsideTransaction('The mail server');
  try {
    const letter = letterSchema.parse(JSON.parse(seal.open(mail.sealed)));
    const written = writeLetter(letter, mail.language);
    await transport.send({ id: mail.id, to: mail.recipient, language: mail.language, ...written }, breakOff);
  } catch (error) {
    return error instanceof ZodError ? leave(parts, mail) : putBack(parts, mail, error);
  }
  await end(parts, mail.id, { sent_at: clock.now(), last_error: null });
  return { is: 'sent' };
}

async function giveUp(parts: MailWorkerParts, mail: Mail, why: string): Promise<Fate> {
  await end(parts, mail.id, { failed_at: parts.clock.now(), last_error: why });
  return { is: 'over', kind: mail.kind, why };
}

/** A mail that will not be sent any more keeps nothing of its content. */
async function end(
  { database }: MailWorkerParts,
  id: string,
  change: { sent_at: Date; last_error: null } | { failed_at: Date; last_error: string },
): Promise<void> {
  await database.sql
    .updateTable('mail_outbox')
    .set({ ...change, sealed: null, claimed_until: null })
    .where('id', '=', id)
    .execute();
}

async function putBack(parts: MailWorkerParts, mail: Mail, error: unknown): Promise<Fate> {
  const { database, clock } = parts;
  // Sealed by a key that is gone: no later attempt reads it either.
  if (!(error instanceof MailRefusal)) return giveUp(parts, mail, 'unreadable');
  const now = clock.now().getTime();
  // By its tries as well: neither a clock that went on for days nor a long stop has asked the mail server.
  const isOver = mail.attempts > pauses.length && isTooOld(parts, mail);
  if (isOver || error.isFinal) return giveUp(parts, mail, error.reason);
  const pause = pauses[Math.min(mail.attempts, pauses.length) - 1] ?? hour;
  const jitter = pause * jitterShare * (Math.random() * 2 - 1);
  await database.sql
    .updateTable('mail_outbox')
    .set({ next_try_at: new Date(now + pause + jitter), claimed_until: null, last_error: error.reason })
    .where('id', '=', mail.id)
    .execute();
  return { is: 'waits' };
}

/** A letter that is not as this release knows it: the newer one beside it can read it. */
async function leave(parts: MailWorkerParts, mail: Mail): Promise<Fate> {
  if (isTooOld(parts, mail)) return giveUp(parts, mail, 'unreadable');
  await parts.database.sql
    .updateTable('mail_outbox')
    .set({ next_try_at: new Date(parts.clock.now().getTime() + minute), claimed_until: null })
    .where('id', '=', mail.id)
    .execute();
  return { is: 'left' };
}

const isTooOld = ({ clock }: MailWorkerParts, mail: Mail) =>
  clock.now().getTime() - mail.created_at.getTime() >= givenUpAfter;

/** Removes what has been sent or given up long ago (privacy policy: 7 days). */
export async function removeOldMails(database: Database, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - 7 * 24 * hour);
  await database.sql
    .deleteFrom('mail_outbox')
    // Says nothing new, and lets an index find them.
    .where('created_at', '<=', before)
    .where(sql<boolean>`coalesce(sent_at, failed_at) <= ${before}`)
    .execute();
}
