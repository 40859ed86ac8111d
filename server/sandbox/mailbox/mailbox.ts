import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { serverPort } from '../../platform/serverPort.ts';
import { registerMailboxPage } from './mailboxPage.ts';

interface MailboxDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * A sandbox mail server: accepts every mail, and shows it instead of delivering it
 * (docs/product/environment.md#providers).
 */
export interface Mailbox {
  readonly smtpUrl: string;
  register(app: FastifyInstance): void;
  close(): Promise<void>;
}

async function readBytes(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Stores one mail; the same Message-ID is the same mail. */
async function store({ database, clock }: MailboxDeps, raw: Buffer, recipients: string[]): Promise<void> {
  const mail = await PostalMime.parse(raw);
  await database.sql
    .insertInto('sandbox_mail')
    .values({
      id: randomUUID(),
      message_id: mail.messageId ?? randomUUID(),
      recipient: recipients.join(', ').toLowerCase(),
      subject: mail.subject ?? '',
      text: (mail.text ?? '').replaceAll('\r\n', '\n'),
      html: mail.html ?? '',
      sent_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute();
}

/** Listens on a free local port; a mail is accepted only once it is stored. */
export async function startMailbox(deps: MailboxDeps): Promise<Mailbox> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: 1024 * 1024,
    closeTimeout: 500,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      readBytes(stream)
        .then((raw) => store(deps, raw, recipients))
        .then(
          () => done(),
          () => done(new Error('the mail could not be stored')),
        );
    },
  });
  // A client that disconnects is not an error.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const port = serverPort(listening);
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    register: (app) => registerMailboxPage(app, deps.database),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
