import { inspect } from 'node:util';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it } from 'vitest';
import { htmlLang, languages } from '../../domain/languages.ts';
import { renderMail } from '../mail/templates/renderMail.ts';
import { startMalformedMailServer } from '../testing/malformedMailServer.ts';
import { createMailTransport, type MailMessage, MailRefusal, type MailTransport } from './mail.ts';

const from = 'Solbada 솔바다 <no-reply@guide.example>';
const message: MailMessage = {
  id: '3f0c9a56-6a51-4f0e-9f4e-0d5ad8d1b6a1',
  to: 'visitor@example.com',
  language: 'ko',
  ...renderMail({ kind: 'verificationCode', code: '482913' }, 'ko'),
};

describe('mail over SMTP', () => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function serve(replies: Record<string, string> = {}) {
    const server = await startMalformedMailServer();
    closing.push(server.close);
    server.replies = replies;
    return server;
  }
  function transportTo(smtpUrl: string): MailTransport {
    const transport = createMailTransport({ smtpUrl, from });
    closing.push(() => transport.close());
    return transport;
  }
  async function refusal(sending: Promise<void>): Promise<MailRefusal> {
    const thrown = await sending.then(
      () => undefined,
      (error: unknown) => error,
    );
    if (thrown instanceof MailRefusal) return thrown;
    throw new Error(`Not a MailRefusal: ${thrown}`);
  }

  it('DESIGN 4: sends nothing to a server without STARTTLS when requireTLS is set', async () => {
    const server = await serve();
    await transportTo(server.smtpUrl).send(message);
    const { reason } = await refusal(transportTo(`${server.smtpUrl}?requireTLS=true`).send(message));
    expect(reason).toMatch(/^(ETLS|ECONNECTION|ESOCKET)/);
    expect(server.received).toHaveLength(1);
  });

  it('gives up an address with a control character without calling the server', async () => {
    // Nothing listens there: an attempt would fail as ESOCKET, which is not final.
    for (const to of ['kim\u202e@example.com', 'kim@example.com\r\nBcc: x@example.com']) {
      const refused = await refusal(transportTo('smtp://127.0.0.1:9').send({ ...message, to }));
      expect([refused.reason, refused.isFinal]).toEqual(['EENVELOPE', true]);
    }
  });

  it('DESIGN 4: delivers a mail in each language as written, in text and HTML', async () => {
    const server = await serve();
    const transport = transportTo(server.smtpUrl);
    for (const language of languages) {
      const written = renderMail({ kind: 'verificationCode', code: '482913' }, language);
      await transport.send({ ...message, language, ...written });
      const raw = server.mails.at(-1) ?? '';
      expect(raw, 'seven bits, whatever the script').toMatch(/^[\r\n\t\x20-\x7e]+$/);
      const mail = await PostalMime.parse(raw);
      expect(mail.subject).toBe(written.subject);
      expect(mail.text?.trimEnd()).toBe(written.text);
      expect(mail.html?.trimEnd()).toBe(written.html);
      expect(mail.from).toMatchObject({ name: 'Solbada 솔바다', address: 'no-reply@guide.example' });
      expect(mail.to).toMatchObject([{ address: 'visitor@example.com' }]);
      expect(mail.messageId).toBe(`<${message.id}@guide.example>`);
      const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
      expect(header('auto-submitted')).toBe('auto-generated');
      expect(header('content-language')).toBe(htmlLang[language]);
    }
  });

  it('treats an unknown recipient as final, but not a busy server, a refused sender or a refused password', async () => {
    const server = await serve();
    const transport = transportTo(server.smtpUrl);
    for (const [response, isFinal] of [
      [550, true],
      [553, true],
      [450, false],
      [530, false],
    ] as const) {
      server.replies = { RCPT: `${response} no` };
      expect(await refusal(transport.send(message))).toMatchObject({
        reason: `EENVELOPE ${response}`,
        isFinal,
      });
    }
    server.replies = { MAIL: '550 no' };
    expect(await refusal(transport.send(message))).toMatchObject({ reason: 'EENVELOPE 550', isFinal: false });
  });

  it('gives up an invalid address, and never turns it into two addresses', async () => {
    // As servers respond to an address without a domain.
    const server = await serve({ RCPT: '553 no' });
    const transport = transportTo(server.smtpUrl);
    for (const to of ['', 'nobody', 'a@example.com\r\nRCPT TO:<b@example.com>']) {
      expect((await refusal(transport.send({ ...message, to }))).isFinal, to).toBe(true);
    }
    server.replies = {};
    server.commands.length = 0;
    await transport.send({ ...message, to: 'a@example.com, b@example.com' }).catch(() => undefined);
    expect(server.commands.filter((command) => command.startsWith('RCPT')).length).toBeLessThanOrEqual(1);
  });

  it('DESIGN 4: keeps secrets, addresses and content out of errors', async () => {
    const server = await serve({
      EHLO: '250-here\r\n250 AUTH PLAIN',
      AUTH: '535 no operator pass-word',
    });
    const refused = await refusal(
      transportTo(server.smtpUrl.replace('//', '//operator:pass-word@')).send(message),
    );
    expect(refused).toMatchObject({ reason: 'EAUTH 535', isFinal: false });
    expect(inspect(refused, { depth: null, showHidden: true })).not.toMatch(
      /operator|pass-word|visitor|482913/,
    );
  });

  it('aborts a delivery to a silent server when the caller’s timeout passes', async () => {
    const silent = await serve();
    await silent.be('silent');
    const sending = refusal(transportTo(silent.smtpUrl).send(message, AbortSignal.timeout(50)));
    expect(await sending).toMatchObject({ reason: 'EABORT', isFinal: false });
  });
});
