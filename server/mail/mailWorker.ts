import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { languages } from '../../contract/languages.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { isUnavailable } from '../platform/database/failures.ts';
import { watchClockSkew } from '../platform/jobs/clockSkew.ts';
import type { JobErrors } from '../platform/jobs/jobErrors.ts';
import { startPoller } from '../platform/jobs/poller.ts';
import type { Seal } from '../platform/secrets/seal.ts';
import { connections, MailRefusal, type MailTransport } from '../providers/mail.ts';
import {
  bringBack,
  type ClaimedMail,
  claimMails,
  giveUp,
  isTooOld,
  isTriedOut,
  leaseRenewedEvery,
  leave,
  markSent,
  putBack,
  renewLeases,
  surelyHeldFor,
} from './outboxRepository.ts';
import { mailTemplateSchema } from './templates/mailTemplate.ts';
import { renderMail } from './templates/renderMail.ts';

const second = 1000;

interface MailWorkerParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly seal: Seal;
  readonly transport: MailTransport;
  readonly log: (line: string) => void;
  readonly jobErrors: JobErrors;
  /** Called after each attempt. */
  readonly onTry?: (outcome: Fate['is']) => void;
  /** Milliseconds between two polls of the outbox. */
  readonly pollEvery?: number;
  /** Milliseconds between two renewals of the leases. */
  readonly renewEvery?: number;
  /**
   * Milliseconds that a stop waits for deliveries under way; after that they are aborted, and sent after the next
   * start.
   */
  readonly stopPatience?: number;
}

export interface MailWorker {
  /** Polls the outbox now. */
  wake(): void;
  /** Sends the next due mails, as many as may run at once; returns how many were handled. */
  runOnce(): Promise<number>;
  /** Stops after the deliveries under way; waiting mails are sent after the next start. */
  stop(): Promise<void>;
}

/** A mail that is being sent. */
interface Sending {
  readonly mail: ClaimedMail;
  readonly ended: Promise<void>;
  /** Start of its lease as last confirmed, by performance.now(). */
  heldAt: number;
  /** The lease was lost: another worker may have the mail. */
  breakOff(): void;
}

/**
 * Sends the mails of the outbox. Any number of workers may run, in one process or many: each mail is claimed by one of
 * them (SKIP LOCKED), which renews its lease until the mail is sent; the lease of a dead worker expires within 20 s.
 * After a crash or a lost connection between the server's acceptance and our mark the mail is sent again under the same
 * Message-ID, by which receivers recognise duplicates; SMTP offers nothing better.
 */
export function startMailWorker(parts: MailWorkerParts): MailWorker {
  const { onTry, pollEvery = second, renewEvery = leaseRenewedEvery, stopPatience = 5 * second } = parts;
  const stopping = new AbortController();
  const tell = createTeller(parts.log);
  const mayBeMisdated = watchClockSkew(parts.clock);
  const sendings = new Set<Sending>();
  /** Connections in use, including those of mails that are just being claimed. */
  let taken = 0;
  /** The last attempt found that the server accepts nothing. */
  let isAway = false;
  /**
   * Earliest time of the next claim after a failed poll, by performance.now(): during a database outage, leases of
   * mails that were sent meanwhile have expired, and their workers must first renew or mark them.
   */
  let claimsFrom = 0;

  const fail = (error: unknown, about?: { readonly mailId: string }) => {
    if (parts.jobErrors.report('mail', error, about) === 'database') tell.readable(false);
  };

  const note = (fate: Fate) => {
    if (fate.is === 'sent' || fate.is === 'waits') isAway = fate.is === 'waits' && fate.isAway;
    tell.fate(fate);
    onTry?.(fate.is);
  };

  async function claimDue(most: number): Promise<readonly ClaimedMail[]> {
    const held = [...sendings].map(({ mail }) => mail.id);
    try {
      const mails = await claimMails(parts, most, held);
      if (mails.length > 0 || !mayBeMisdated() || (await bringBack(parts)) === 0) return mails;
      return await claimMails(parts, most, held);
    } catch (error) {
      claimsFrom = performance.now() + 2 * renewEvery;
      throw error;
    }
  }

  /** Starts sending the due mails, each over a connection of its own, so that a slow one delays no other. */
  async function begin(): Promise<readonly Sending[]> {
    const free = connections - taken;
    const heldAt = performance.now();
    if (free === 0 || heldAt < claimsFrom) return [];
    taken += free;
    const mails = await claimDue(free).catch((error: unknown) => {
      taken -= free;
      throw error;
    });
    taken -= free - mails.length;
    return mails.map((mail) => {
      const lost = new AbortController();
      const ended = deliver(parts, mail, { lost: lost.signal, stopping: stopping.signal })
        .then((fate) => {
          if (fate) note(fate);
        })
        .finally(() => {
          taken -= 1;
          sendings.delete(sending);
        });
      ended.catch((error: unknown) => fail(error, { mailId: mail.id }));
      const sending: Sending = { mail, ended, heldAt, breakOff: () => lost.abort() };
      sendings.add(sending);
      return sending;
    });
  }

  const nextEnd = () => Promise.race([...sendings].map(({ ended }) => ended.catch(() => undefined)));

  const work = startPoller({
    async runOnce() {
      if (sendings.size === connections) {
        await nextEnd();
        // While the server accepts nothing, the waiting mails are not all tried; the next poll goes on.
        if (isAway) return 0;
      }
      return (await begin()).length;
    },
    pollEvery,
    onLook: () => {
      // After a poll that changed nothing, nothing new can be due.
      if (performance.now() >= claimsFrom) tell.readable(true);
    },
    onFail: (error) => fail(error),
  });

  /** A mail whose lease is lost must not be sent: another worker will send it. */
  async function renew(): Promise<void> {
    const held = [...sendings];
    const now = performance.now();
    try {
      const renewed = await renewLeases(
        parts,
        held.map(({ mail }) => mail),
      );
      for (const sending of held) {
        if (renewed.includes(sending.mail)) sending.heldAt = now;
        else sending.breakOff();
      }
    } catch (error) {
      fail(error);
      // Only this process may have lost the database.
      for (const { heldAt, breakOff } of held) if (now - heldAt > surelyHeldFor) breakOff();
    }
  }
  const outside = AsyncLocalStorage.snapshot();
  const renewing = setInterval(() => {
    if (sendings.size > 0) void outside(renew);
  }, renewEvery).unref();

  return {
    ...work,
    runOnce: () =>
      outside(async () => {
        const begun = await begin();
        await Promise.all(begun.map(({ ended }) => ended));
        return begun.length;
      }),
    async stop() {
      const patience = setTimeout(() => stopping.abort(), stopPatience);
      await work.stop();
      await Promise.allSettled([...sendings].map(({ ended }) => ended));
      clearTimeout(patience);
      clearInterval(renewing);
    },
  };
}

/**
 * Result of an attempt: sent, kept for a retry (`failed` after an internal error), left to a newer release, or given
 * up.
 */
type Fate =
  | { readonly is: 'sent' | 'left' | 'failed' }
  | { readonly is: 'waits'; readonly isAway: boolean }
  | { readonly is: 'over'; readonly kind: string; readonly why: string };

/** Logs changes of the server's availability, once each; an outage of a day is one line, not a thousand. */
function createTeller(log: (line: string) => void) {
  let isDown = false;
  let isReadable = true;
  return {
    fate(fate: Fate) {
      if (fate.is === 'left' || fate.is === 'failed') return;
      if (fate.is === 'over') return log(`A mail (${fate.kind}) was given up: ${fate.why}.`);
      // One refused recipient says nothing about the server.
      if (fate.is === 'waits' && !fate.isAway) return;
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

/** Aborts an attempt: the lease is lost, or this process stops. */
interface Ends {
  readonly lost: AbortSignal;
  readonly stopping: AbortSignal;
}

/** Sends one mail and records the result; null when another worker has claimed it by now. */
async function deliver(parts: MailWorkerParts, mail: ClaimedMail, ends: Ends): Promise<Fate | null> {
  const { database, clock, seal, transport } = parts;
  if (mail.sealed === null || (mail.expires_at && mail.expires_at <= clock.now())) {
    return end(parts, mail, 'expired');
  }
  database.assertOutsideTransaction('The mail server');
  let text: string;
  try {
    text = seal.open(mail.sealed);
  } catch {
    // Encrypted with a key that is gone: no later attempt can read it either.
    return end(parts, mail, 'unreadable');
  }
  try {
    const template = mailTemplateSchema.safeParse(jsonOf(text));
    if (!template.success || !languages.includes(mail.language)) {
      // Unknown to this release: a newer one that runs in parallel can read it.
      if (isTooOld(parts, mail)) return end(parts, mail, 'unreadable');
      return (await leave(parts, mail)) ? { is: 'left' } : null;
    }
    const written = renderMail(template.data, mail.language);
    const message = { id: mail.id, to: mail.recipient, language: mail.language, ...written };
    await transport.send(message, AbortSignal.any([ends.lost, ends.stopping]));
  } catch (error) {
    if (!(error instanceof MailRefusal)) return keep(parts, mail, error);
    if (error.isFinal || isTriedOut(parts, mail)) return end(parts, mail, error.reason);
    return (await putBack(parts, mail, error)) ? { is: 'waits', isAway: !error.isAboutMail } : null;
  }
  await markAtLast(parts, mail, ends.stopping);
  return { is: 'sent' };
}

/** A parser's own error would repeat the content. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps the mail after an internal error, for as long as it takes until a later release fixes it. */
async function keep(parts: MailWorkerParts, mail: ClaimedMail, error: unknown): Promise<Fate | null> {
  // The database failed, not the mail: it is retried when its lease expires.
  if (isUnavailable(error)) throw error;
  parts.jobErrors.report('mail', error, { mailId: mail.id, kind: mail.kind });
  return (await putBack(parts, mail, { reason: 'fault', isAboutMail: true })) ? { is: 'failed' } : null;
}

/**
 * Marks a mail as sent. An unmarked one would be sent again, so a database outage is waited out, however long it takes.
 */
async function markAtLast(parts: MailWorkerParts, mail: ClaimedMail, stopping: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await markSent(parts, mail);
    } catch (error) {
      if (stopping.aborted) throw error;
      parts.jobErrors.report('mail', error, { mailId: mail.id });
      await pause(second * (0.5 + 0.5 * Math.random()), undefined, { signal: stopping }).catch(
        () => undefined,
      );
    }
  }
}

async function end(parts: MailWorkerParts, mail: ClaimedMail, why: string): Promise<Fate | null> {
  return (await giveUp(parts, mail, why)) ? { is: 'over', kind: mail.kind, why } : null;
}
