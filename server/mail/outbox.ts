import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '../../contract/languages.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Seal } from '../platform/secrets/seal.ts';
import type { MailTemplate } from './templates/mailTemplate.ts';

interface Posting {
  readonly to: string;
  /** The language of the moment, whatever the reader chooses later. */
  readonly language: Language;
  readonly template: MailTemplate;
  /** After it the mail is not sent any more. */
  readonly expiresAt?: Date;
}

/** `unknown`: not yet; `waiting`: the mail server did not take it now; `refused`: it knows no such address. */
export type FirstAttempt = 'sent' | 'waiting' | 'refused' | 'unknown';

/** Where mails are put, in the transaction of their cause; a worker sends them (DESIGN 4). */
export interface Outbox {
  /** Writes a mail; joins the transaction around it. Gives the mail's id. */
  post(posting: Posting): Promise<string>;
  /** What became of the first attempt to send a mail; waits a moment for it. */
  firstAttempt(id: string): Promise<FirstAttempt>;
}

interface OutboxParts {
  readonly database: Database;
  readonly clock: Clock;
  /** Letters hold codes and links: whoever reads the table reads neither. */
  readonly seal: Seal;
  /** Called when something was posted; its transaction may not have ended yet. */
  readonly onPosted: () => void;
}

/** How long a visitor waits to hear whether the mail server answers (ms); the page itself gives up after 10 s. */
const longestWait = 3000;

export function createOutbox({ database, clock, seal, onPosted }: OutboxParts): Outbox {
  return {
    async post({ to, language, template, expiresAt }) {
      const id = randomUUID();
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
      onPosted();
      return id;
    },

    async firstAttempt(id) {
      onPosted();
      for (let waited = 0; waited < longestWait; waited += 50) {
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
