import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '../../domain/languages.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Seal } from '../platform/secrets/seal.ts';
import type { MailTemplate } from './templates/mailTemplate.ts';

interface Posting {
  readonly to: string;
  /** The reader's language at the time of writing; a later change does not apply. */
  readonly language: Language;
  readonly template: MailTemplate;
  /** The mail is not sent after this time. */
  readonly expiresAt?: Date;
}

/**
 * `unknown`: no result yet; `waiting`: the mail server did not accept it yet; `refused`: it does not know the address.
 */
export type FirstAttempt = 'sent' | 'waiting' | 'refused' | 'unknown';

/** Stores mails in the transaction of their cause; a worker sends them (docs/product/environment.md). */
export interface Outbox {
  /**
   * Stores a mail in the surrounding transaction; returns the mail's id. Nothing is stored for a buyer whose address the
   * desk doesn't know: an empty one.
   */
  post(posting: Posting): Promise<string>;
  /** The result of the first attempt to send a mail; waits for it for a short time. */
  firstAttempt(id: string): Promise<FirstAttempt>;
}

interface OutboxDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Encrypts contents: mails hold codes and links, which must not be readable in the table. */
  readonly seal: Seal;
  /** Called when a mail can be sent: once the transaction that posted it is committed. */
  readonly onPosted: () => void;
}

/** How long a request waits for the first attempt (ms); the page's own timeout is 10 s. */
const maxWaitMs = 3000;

export function createOutbox({ database, clock, seal, onPosted }: OutboxDeps): Outbox {
  return {
    async post({ to, language, template, expiresAt }) {
      const id = randomUUID();
      if (to === '') return id;
      const now = clock.now();
      await database.sql
        .insertInto('mail_outbox')
        .values({
          id,
          recipient: to,
          language,
          kind: template.kind,
          sealed: seal.seal(JSON.stringify(template)),
          created_at: now,
          expires_at: expiresAt ?? null,
          next_try_at: now,
        })
        .execute();
      database.afterCommit(onPosted);
      return id;
    },

    async firstAttempt(id) {
      onPosted();
      for (let waited = 0; waited < maxWaitMs; waited += 50) {
        const mail = await database.sql
          .selectFrom('mail_outbox')
          .select(['sent_at', 'failed_at', 'last_error'])
          .where('id', '=', id)
          .executeTakeFirst();
        if (!mail || mail.sent_at) return 'sent';
        if (mail.failed_at) return 'refused';
        if (mail.last_error !== null) return 'waiting';
        await pause(50);
      }
      return 'unknown';
    },
  };
}
