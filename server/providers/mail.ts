import nodemailer from 'nodemailer';
import { htmlLang, type Language } from '../../contract/languages.ts';

export interface MailMessage {
  /** Becomes the Message-ID: the same mail sent twice is known as one. */
  readonly id: string;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands mails to a mail server. */
export interface MailTransport {
  /** Resolves when the server has taken the mail. @throws MailRefusal */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/** The server did not take a mail. Carries no address, no content and no password. */
export class MailRefusal extends Error {
  /** A code for the record, for example `ECONNECTION` or `EENVELOPE 550`. */
  readonly reason: string;
  /** True when trying again would end the same: the server knows no such recipient. */
  readonly isFinal: boolean;

  constructor(reason: string, isFinal: boolean) {
    super(`The mail server refused: ${reason}`);
    this.name = 'MailRefusal';
    this.reason = reason;
    this.isFinal = isFinal;
  }
}

/** How long each step of SMTP may take (ms); all together stay below the worker's lease. */
const timeLimit = 10_000;

/** The domain of an address such as `Solbada <no-reply@solbada.example>`. */
function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}

/** The one adapter (DESIGN 4): any SMTP server, the sandbox's too. */
export function createMailTransport({ smtpUrl, from }: { smtpUrl: string; from: string }): MailTransport {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeLimit,
    greetingTimeout: timeLimit,
    dnsTimeout: timeLimit,
    socketTimeout: 2 * timeLimit,
  });
  const domain = domainOf(from);
  return {
    async send({ id, to, language, subject, text, html }) {
      try {
        await transport.sendMail({
          from,
          // An address of its own, never a list that a comma could make.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': htmlLang[language] },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        throw refusalOf(error);
      }
    },
    close: () => transport.close(),
  };
}

function refusalOf(error: unknown): MailRefusal {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const response =
    error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
      ? error.responseCode
      : null;
  const reason = response === null ? code : `${code} ${response}`;
  return new MailRefusal(reason, code === 'EENVELOPE' && response !== null && response >= 500);
}
