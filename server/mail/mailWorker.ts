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
  /** Told after each attempt. */
  readonly onTry?: (outcome: Fate['is']) => void;
  /** Milliseconds between two looks into the outbox. */
  readonly pollEvery?: number;
  /** Milliseconds between two renewals of what is held. */
  readonly renewEvery?: number;
  /** Milliseconds that a stop waits for the mails under way; then they are broken off, and go out after the next start. */
  readonly stopPatience?: number;
}

export interface MailWorker {
  /** Looks into the outbox now. */
  wake(): void;
  /** Sends some of what is due, as many as go at once; how many mails were handled. */
  runOnce(): Promise<number>;
  /** Ends after the mails under way; what waits is sent after the next start. */
  stop(): Promise<void>;
}

/** A mail that is being sent. */
interface Sending {
  readonly mail: ClaimedMail;
  readonly ended: Promise<void>;
  /** When it was last known to be held, by performance.now(). */
  heldAt: number;
  /** Somebody else may have it now. */
  breakOff(): void;
}

/**
 * Sends what waits in the outbox. Any number of workers may run, in one process or many: a mail is claimed by one of
 * them (SKIP LOCKED), who holds it by renewing its lease until it is sent; a worker that dies lets it go within 20 s. A
 * crash or a lost connection between the server's taking a mail and our mark sends it again, under the same Message-ID, by
 * which receivers know it as one; SMTP has nothing better.
 */
export function startMailWorker(parts: MailWorkerParts): MailWorker {
  const { onTry, pollEvery = second, renewEvery = leaseRenewedEvery, stopPatience = 5 * second } = parts;
  const stopping = new AbortController();
  const tell = createTeller(parts.log);
  const mayBeMisdated = watchClockSkew(parts.clock);
  const sendings = new Set<Sending>();
  /** Connections that are taken, also by what is just being claimed. */
  let taken = 0;
  /** The last attempt found that the server takes nothing. */
  let isAway = false;
  /**
   * When mails are claimed again after a look that failed, by performance.now(): where the database was away, leases ran out
   * of mails that were sent meanwhile, and whoever has them renews or marks them first.
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

  /** Begins to send what is due, each mail over a connection of its own, so that a slow one holds up no other. */
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
        // A server that takes nothing is not asked by all that waits, but at the next look.
        if (isAway) return 0;
      }
      return (await begin()).length;
    },
    pollEvery,
    onLook: () => {
      // A look that leaves all where it is has read nothing.
      if (performance.now() >= claimsFrom) tell.readable(true);
    },
    onFail: (error) => fail(error),
  });

  /** Whoever cannot hold a mail any more must not send it: another worker will. */
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
      // The database may be away from this process alone.
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

/** What became of a mail at one attempt: sent, kept for a later one (after a fault of ours: failed), left to a newer release, or over without having been sent. */
type Fate =
  | { readonly is: 'sent' | 'left' | 'failed' }
  | { readonly is: 'waits'; readonly isAway: boolean }
  | { readonly is: 'over'; readonly kind: string; readonly why: string };

/** Tells the operator what changes, once each; a server that is down for a day is one line, not a thousand. */
function createTeller(log: (line: string) => void) {
  let isDown = false;
  let isReadable = true;
  return {
    fate(fate: Fate) {
      if (fate.is === 'left' || fate.is === 'failed') return;
      if (fate.is === 'over') return log(`A mail (${fate.kind}) was given up: ${fate.why}.`);
      // One recipient who is refused says nothing of the server.
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

/** What ends an attempt: somebody else may have the mail by now, or this process ends. */
interface Ends {
  readonly lost: AbortSignal;
  readonly stopping: AbortSignal;
}

/** Sends one mail and writes down what became of it; null where somebody else has it by now. */
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
    // Sealed by a key that is gone: no later attempt reads it either.
    return end(parts, mail, 'unreadable');
  }
  try {
    const template = mailTemplateSchema.safeParse(jsonOf(text));
    if (!template.success || !languages.includes(mail.language)) {
      // Not as this release knows it: the newer one beside it can read it.
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

/** A parser's own error repeats what it read. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A fault of ours, which a later release mends: nothing of the mail is lost by it, however long that takes. */
async function keep(parts: MailWorkerParts, mail: ClaimedMail, error: unknown): Promise<Fate | null> {
  // The database failed, not the mail: its lease brings it back.
  if (isUnavailable(error)) throw error;
  parts.jobErrors.report('mail', error, { mailId: mail.id, kind: mail.kind });
  return (await putBack(parts, mail, { reason: 'fault', isAboutMail: true })) ? { is: 'failed' } : null;
}

/** The server has the mail, and unmarked it would go out again: a database that is away is waited for, as long as it takes. */
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
