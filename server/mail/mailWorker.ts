import { languages } from '../../domain/languages.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { isUnavailable } from '../platform/database/failures.ts';
import type { JobErrors } from '../platform/jobs/jobErrors.ts';
import { onChangeOnly, type RunResult, startJobs } from '../platform/jobs/jobs.ts';
import type { Poller } from '../platform/jobs/poller.ts';
import type { Seal } from '../platform/secrets/seal.ts';
import { connections, MailRefusal, type MailTransport } from '../providers/mail.ts';
import {
  clampFutureTimes,
  deferToNewerRelease,
  givenUp,
  isTooOld,
  isTriedOut,
  type StoredMail,
  scheduleRetry,
  sent,
  waitingMails,
} from './outboxRepository.ts';
import { mailTemplateSchema } from './templates/mailTemplate.ts';
import { renderMail } from './templates/renderMail.ts';

interface MailWorkerDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly seal: Seal;
  readonly transport: MailTransport;
  readonly log: (line: string) => void;
  readonly jobErrors: JobErrors;
  /** The company's telephone number; null or missing if the operator has set none. */
  readonly companyPhone?: () => string | null;
  /** Called after each attempt. */
  readonly onTry?: (outcome: DeliveryResult['kind']) => void;
  /** Milliseconds between two polls of the outbox. */
  readonly pollEvery?: number;
  /** Milliseconds that a stop waits for deliveries under way; aborted ones are sent after the next start. */
  readonly stopTimeout?: number;
}

export type MailWorker = Poller;

/**
 * Sends the mails of the outbox, up to five at a time. If we crash or lose the connection after the server accepts a mail
 * but before we mark it as sent, it is sent again under the same Message-ID, by which receivers recognise duplicates.
 * SMTP offers nothing better.
 */
export function startMailWorker(deps: MailWorkerDeps): MailWorker {
  const { clock, log, jobErrors, onTry, pollEvery = 1_000 } = deps;
  /** Whether the last attempt found that the server accepts no mail at all. */
  let isAway = false;
  const logAvailabilityChange = onChangeOnly(false, (value) =>
    log(value ? 'The mail server does not take mails; they wait.' : 'The mail server takes mails again.'),
  );

  const recordResult = (result: DeliveryResult) => {
    if (result.kind === 'sent' || result.kind === 'retryScheduled')
      isAway = result.kind === 'retryScheduled' && result.isServerAway;
    if (result.kind === 'gaveUp') log(`A mail (${result.mailKind}) was given up: ${result.reason}.`);
    // One refused recipient says nothing about the server.
    if (result.kind === 'sent' || isAway) logAvailabilityChange(isAway);
    onTry?.(result.kind);
  };

  return startJobs({
    ...deps,
    rows: waitingMails(clock),
    concurrency: connections,
    pollEvery,
    repairTimes: () => clampFutureTimes(deps),
    run: (mail, signal) => deliver(deps, mail, signal, recordResult),
    // While the server accepts nothing, the waiting mails are not all tried.
    shouldContinue: () => !isAway,
    onFail: (error, mail) => jobErrors.report('mail', error, mail && { mailId: mail.id }),
    onReadable: (isReadable) =>
      log(isReadable ? 'The outbox can be read again.' : 'The outbox could not be read; it is tried again.'),
  });
}

/** The result of an attempt. `deferred`: left to a newer release that can read the mail; `failed`: an internal error. */
type DeliveryResult =
  | { readonly kind: 'sent' | 'deferred' | 'failed' }
  | { readonly kind: 'retryScheduled'; readonly isServerAway: boolean }
  | { readonly kind: 'gaveUp'; readonly mailKind: string; readonly reason: string };

type Delivery = RunResult<'mail_outbox'>;

/** Sends one mail. Calls `recordResult`, unless another worker has claimed the mail meanwhile. */
async function deliver(
  deps: MailWorkerDeps,
  mail: StoredMail,
  signal: AbortSignal,
  recordResult: (result: DeliveryResult) => void,
): Promise<Delivery> {
  const { database, clock, seal, transport, companyPhone } = deps;
  const ends = (change: Delivery['change'], result: DeliveryResult): Delivery => ({
    change,
    written: (isHeld) => isHeld && recordResult(result),
  });
  const gaveUp = (reason: string) =>
    ends(givenUp(deps, reason), { kind: 'gaveUp', mailKind: mail.kind, reason });

  if (mail.sealed === null || (mail.expires_at && mail.expires_at <= clock.now())) return gaveUp('expired');
  database.assertOutsideTransaction('The mail server');
  let text: string;
  try {
    text = seal.open(mail.sealed);
  } catch {
    // Encrypted with a key that is gone: no later attempt can read it either.
    return gaveUp('unreadable');
  }
  try {
    const template = mailTemplateSchema.safeParse(parseJson(text));
    if (!template.success || !languages.includes(mail.language)) {
      // Unknown to this release: a newer one that runs in parallel can read it.
      return isTooOld(deps, mail)
        ? gaveUp('unreadable')
        : ends(deferToNewerRelease(deps), { kind: 'deferred' });
    }
    const written = renderMail(template.data, mail.language, companyPhone?.());
    await transport.send({ id: mail.id, to: mail.recipient, language: mail.language, ...written }, signal);
  } catch (error) {
    if (error instanceof MailRefusal) {
      if (error.isFinal || isTriedOut(deps, mail)) return gaveUp(error.reason);
      return ends(scheduleRetry(deps, mail, error), {
        kind: 'retryScheduled',
        isServerAway: !error.isAboutMail,
      });
    }
    // The database failed, not the mail: it is retried when its lease expires.
    if (isUnavailable(error)) throw error;
    // Kept until a later release fixes it, for as long as it takes.
    deps.jobErrors.report('mail', error, { mailId: mail.id, kind: mail.kind });
    return ends(scheduleRetry(deps, mail, { reason: 'fault', isAboutMail: true }), { kind: 'failed' });
  }
  return { ...ends(sent(deps), { kind: 'sent' }), evenIfLost: true };
}

/** A parser's own error would repeat the content. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
