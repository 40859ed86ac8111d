import nodemailer from 'nodemailer';
import { htmlLang, type Language } from '../../domain/languages.ts';
import { isReadable } from '../../domain/readableText.ts';

export interface MailMessage {
  /** Becomes the Message-ID, by which receivers recognise a mail that is sent twice. */
  readonly id: string;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An iCalendar file that is attached. */
  readonly calendar?: string;
}

/** Sends mails over a mail server. */
export interface MailTransport {
  /** Resolves when the server has accepted the mail; the signal aborts. @throws MailRefusal */
  send(message: MailMessage, signal?: AbortSignal): Promise<void>;
  close(): void;
}

/** The server did not accept a mail. Contains no address, no content and no password. */
export class MailRefusal extends Error {
  /** A code for the log, for example `ESOCKET` or `EENVELOPE 550`. */
  readonly reason: string;
  /** True when a retry is pointless: the server accepts nothing for this recipient. */
  readonly isFinal: boolean;
  /** True when the server works but did not accept this mail; otherwise no mail gets through. */
  readonly isAboutMail: boolean;

  constructor(reason: string, { isFinal = false, isAboutMail = false } = {}) {
    super(`The mail server refused: ${reason}`);
    this.name = 'MailRefusal';
    this.reason = reason;
    this.isFinal = isFinal;
    this.isAboutMail = isAboutMail || isFinal;
  }
}

/** Limit of one response of the server in bytes; real ones are single lines. */
const maxBytes = 64 * 1024;
/** Concurrent deliveries. */
export const connections = 5;

/** The domain of an address such as `Solbada <no-reply@solbada.example>`. */
function mailDomain(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}

interface MailOptions {
  readonly smtpUrl: string;
  readonly from: string;
  /** The address at which replies are read. */
  readonly replyTo?: () => string;
  /** Milliseconds for each step of SMTP. */
  readonly timeLimit?: number;
  /** Milliseconds for a whole mail, even when the server responds byte by byte. */
  readonly wholeLimit?: number;
}

/** The only adapter (docs/product/environment.md#providers): any SMTP server, including the sandbox's. */
export function createMailTransport(options: MailOptions): MailTransport {
  const { smtpUrl, from, replyTo, timeLimit = 10_000, wholeLimit = 60_000 } = options;
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    connectionTimeout: timeLimit,
    greetingTimeout: timeLimit,
    dnsTimeout: timeLimit,
    // Longer: servers check a mail before they respond, and a timeout here means sending it twice.
    socketTimeout: 2 * timeLimit,
    maxResponseSize: maxBytes,
    // Within one attempt: replaces a connection that the server closed while it was idle.
    maxRequeues: 1,
  });
  const domain = mailDomain(from);
  return {
    async send({ id, to, language, subject, text, html, calendar }, signal) {
      // A mail in the outbox may be older than the check for control characters in addresses. No server accepts these, and no
      // header may contain them.
      if (!isReadable(to)) throw new MailRefusal('EENVELOPE', { isFinal: true });
      const limit = AbortSignal.timeout(wholeLimit);
      try {
        await transport.sendMail({
          from,
          ...(replyTo ? { replyTo: replyTo() } : {}),
          // As an object, so that a comma cannot turn it into a list.
          to: { name: '', address: to },
          subject,
          text,
          html,
          attachments:
            calendar === undefined
              ? []
              : [
                  {
                    filename: 'solbada.ics',
                    content: calendar,
                    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
                  },
                ],
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': htmlLang[language] },
          disableFileAccess: true,
          disableUrlAccess: true,
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
        });
      } catch (error) {
        throw toRefusal(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Codes of responses to RCPT TO that are about us, not about the recipient: a lost session, a missing password. */
const notAboutRecipient = [503, 530];

/** Keeps only the codes of nodemailer's error: its text repeats addresses and the server's response. */
function toRefusal(error: unknown): MailRefusal {
  if (!(error instanceof Error)) return new MailRefusal('unknown');
  const code = 'code' in error ? String(error.code) : 'unknown';
  const command = 'command' in error ? error.command : null;
  const response =
    'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null;
  // Nodemailer reports an invalid address before it calls a server.
  if (code === 'EENVELOPE' && command === 'API') return new MailRefusal(code, { isFinal: true });
  if (response === null) return new MailRefusal(code);
  // A refused sender is a configuration error, and the mails wait until it is fixed. 421: the server is closing.
  const isAboutRecipient = command === 'RCPT TO' && response !== 421 && !notAboutRecipient.includes(response);
  const isAboutContent = command === 'DATA' && response >= 500;
  return new MailRefusal(`${code} ${response}`, {
    isFinal: isAboutRecipient && response >= 500,
    isAboutMail: isAboutRecipient || isAboutContent,
  });
}
