import nodemailer from 'nodemailer';
import { htmlLang, type Language } from '../../contract/languages.ts';
import { isReadable } from '../../contract/readableText.ts';

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
  /** Resolves when the server has taken the mail; gives up when the signal says so. @throws MailRefusal */
  send(message: MailMessage, signal?: AbortSignal): Promise<void>;
  close(): void;
}

/** The server did not take a mail. Carries no address, no content and no password. */
export class MailRefusal extends Error {
  /** A code for the record, for example `ESOCKET` or `EENVELOPE 550`. */
  readonly reason: string;
  /** True when trying again would end the same: the server takes nothing for this recipient. */
  readonly isFinal: boolean;
  /** True when the server works, and would not have this one mail; else no mail gets through. */
  readonly isAboutMail: boolean;

  constructor(reason: string, { isFinal = false, isAboutMail = false } = {}) {
    super(`The mail server refused: ${reason}`);
    this.name = 'MailRefusal';
    this.reason = reason;
    this.isFinal = isFinal;
    this.isAboutMail = isAboutMail || isFinal;
  }
}

/** Bytes of one answer of the server; theirs are lines. */
const mostBytes = 64 * 1024;
/** Mails on their way at once. */
export const connections = 5;

/** The domain of an address such as `Solbada <no-reply@solbada.example>`. */
function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}

interface MailOptions {
  readonly smtpUrl: string;
  readonly from: string;
  /** Where a person reads what somebody answers. */
  readonly replyTo?: string;
  /** Milliseconds for each step of SMTP. */
  readonly timeLimit?: number;
  /** Milliseconds for a whole mail, however slowly the server drips its answers. */
  readonly wholeLimit?: number;
}

/** The one adapter (DESIGN 4): any SMTP server, the sandbox's too. */
export function createMailTransport(options: MailOptions): MailTransport {
  const { smtpUrl, from, replyTo, timeLimit = 10_000, wholeLimit = 60_000 } = options;
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    connectionTimeout: timeLimit,
    greetingTimeout: timeLimit,
    dnsTimeout: timeLimit,
    // Longer: servers look into a mail before they answer, and giving up then means sending it twice.
    socketTimeout: 2 * timeLimit,
    maxResponseSize: mostBytes,
    // Within one attempt: a connection that the server closed while it was idle is replaced, and no more.
    maxRequeues: 1,
  });
  const domain = domainOf(from);
  return {
    async send({ id, to, language, subject, text, html }, signal) {
      // From before addresses were checked for control characters: no server takes one, and no header may hold one.
      if (!isReadable(to)) throw new MailRefusal('EENVELOPE', { isFinal: true });
      const limit = AbortSignal.timeout(wholeLimit);
      try {
        await transport.sendMail({
          from,
          ...(replyTo ? { replyTo } : {}),
          // An address of its own, never a list that a comma could make.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': htmlLang[language] },
          disableFileAccess: true,
          disableUrlAccess: true,
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
        });
      } catch (error) {
        throw refusalOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Answers to a recipient that speak of us instead: a lost session, a missing password. */
const notAboutRecipient = [503, 530];

/** Keeps the codes of nodemailer's error only: its text repeats addresses and what the server said. */
function refusalOf(error: unknown): MailRefusal {
  if (!(error instanceof Error)) return new MailRefusal('unknown');
  const code = 'code' in error ? String(error.code) : 'unknown';
  const command = 'command' in error ? error.command : null;
  const response =
    'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null;
  // Nodemailer itself says so of what is no address, before any server is asked.
  if (code === 'EENVELOPE' && command === 'API') return new MailRefusal(code, { isFinal: true });
  if (response === null) return new MailRefusal(code);
  // A refused sender is the operator's to put right, and its mails wait for that. 421: the server closes.
  const isAboutRecipient = command === 'RCPT TO' && response !== 421 && !notAboutRecipient.includes(response);
  const isAboutContent = command === 'DATA' && response >= 500;
  return new MailRefusal(`${code} ${response}`, {
    isFinal: isAboutRecipient && response >= 500,
    isAboutMail: isAboutRecipient || isAboutContent,
  });
}
