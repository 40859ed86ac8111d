import { type Selectable, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { MailOutboxTable } from '../database/tables.ts';
import { MailRefusal, type MailTransport } from '../providers/mail.ts';
import type { Seal } from '../secrets/seal.ts';
import { letterSchema } from './letters/letter.ts';
import { writeLetter } from './letters/writeLetter.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
/** Pauses after a failed attempt; the last one again and again, until a mail is given up. */
const pauses = [5 * second, 30 * second, 2 * minute, 10 * minute, hour];
const givenUpAfter = 72 * hour;
/** Longer than a mail can take (providers/mail.ts): a worker that has not answered by then is dead. */
const lease = 2 * minute;
const batch = 5;

interface MailWorkerParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly seal: Seal;
  readonly transport: MailTransport;
  readonly log: (line: string) => void;
  /** Milliseconds between two looks into the outbox. */
  readonly pollEvery?: number;
}

export interface MailWorker {
  /** Looks into the outbox now. */
  wake(): void;
  /** Sends what is due, once through; how many mails were handled. */
  runOnce(): Promise<number>;
  /** Ends after the mail under way; what waits is sent after the next start. */
  stop(): Promise<void>;
}

type Mail = Selectable<MailOutboxTable>;

/**
 * Sends what waits in the outbox. Any number of workers may run, in one process or many: a mail is claimed by one of
 * them (SKIP LOCKED, and a lease for workers that die). A crash between the server's word and our mark sends a mail
 * again, under the same Message-ID, by which receivers know it as one; SMTP has nothing better.
 */
export function startMailWorker(parts: MailWorkerParts): MailWorker {
  const { log, pollEvery = second } = parts;
  let isStopped = false;
  let isDown = false;
  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  let isWanted = false;

  const runOnce = async () => {
    const mails = await claim(parts);
    for (const mail of mails) {
      const failed = await deliver(parts, mail);
      if (failed && !isDown) log('The mail server does not take mails; they wait.');
      if (!failed && isDown) log('The mail server takes mails again.');
      isDown = failed;
    }
    return mails.length;
  };

  const runAll = async () => {
    do {
      isWanted = false;
      while (!isStopped && (await runOnce()) > 0) {
        // There may be more than one batch.
      }
    } while (isWanted && !isStopped);
  };

  const wake = () => {
    isWanted = true;
    if (isRunning || isStopped) return;
    isRunning = true;
    running = runAll()
      .catch(() => log('The outbox could not be read; it is tried again.'))
      .finally(() => {
        isRunning = false;
      });
  };

  const timer = setInterval(wake, pollEvery);
  timer.unref();
  return {
    wake,
    runOnce,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Takes the mails that are due, and nobody else has. */
async function claim({ database, clock }: MailWorkerParts): Promise<Mail[]> {
  const now = clock.now();
  return database.sql
    .updateTable('mail_outbox')
    .set((column) => ({
      claimed_until: new Date(now.getTime() + lease),
      attempts: column('attempts', '+', 1),
    }))
    .where('id', 'in', (select) =>
      select
        .selectFrom('mail_outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('next_try_at', '<=', now)
        .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now)]))
        .orderBy('next_try_at')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Sends one mail and writes down what became of it. True when the mail server did not take it now. */
async function deliver(parts: MailWorkerParts, mail: Mail): Promise<boolean> {
  const { database, clock, seal, transport } = parts;
  if (mail.sealed === null || (mail.expires_at && mail.expires_at <= clock.now())) {
    await end(parts, mail.id, { failed_at: clock.now(), last_error: 'expired' });
    return false;
  }
  database.assertOutsideTransaction('The mail server');
  try {
    const letter = letterSchema.parse(JSON.parse(seal.open(mail.sealed)));
    await transport.send({
      id: mail.id,
      to: mail.recipient,
      language: mail.language,
      ...writeLetter(letter, mail.language),
    });
  } catch (error) {
    return putBack(parts, mail, error);
  }
  await end(parts, mail.id, { sent_at: clock.now(), last_error: null });
  return false;
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

async function putBack(parts: MailWorkerParts, mail: Mail, error: unknown): Promise<boolean> {
  const { database, clock } = parts;
  const now = clock.now().getTime();
  const reason = error instanceof MailRefusal ? error.reason : 'unreadable';
  const isOver = now - mail.created_at.getTime() >= givenUpAfter;
  if (isOver || !(error instanceof MailRefusal) || error.isFinal) {
    await end(parts, mail.id, { failed_at: clock.now(), last_error: reason });
    return false;
  }
  const pause = pauses[Math.min(mail.attempts, pauses.length) - 1] ?? hour;
  // A tenth more or less, so that a thousand mails do not come back as one crowd.
  const jitter = pause * 0.1 * (Math.random() * 2 - 1);
  await database.sql
    .updateTable('mail_outbox')
    .set({ next_try_at: new Date(now + pause + jitter), claimed_until: null, last_error: reason })
    .where('id', '=', mail.id)
    .execute();
  return true;
}

/** Removes what has been sent or given up long ago (privacy policy: 7 days). */
export async function removeOldMails(database: Database, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - 7 * 24 * hour);
  await database.sql
    .deleteFrom('mail_outbox')
    .where(sql<boolean>`coalesce(sent_at, failed_at) <= ${before}`)
    .execute();
}
