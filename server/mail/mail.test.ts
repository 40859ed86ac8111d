import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Language, languages } from '../../domain/languages.ts';
import type { Database } from '../platform/database/database.ts';
import { describeOnOneEngine } from '../platform/database/testing/testDatabases.ts';
import { createSeal } from '../platform/secrets/seal.ts';
import { createMailTransport, type MailTransport } from '../providers/mail.ts';
import { type Mailbox, startMailbox } from '../sandbox/mailbox/mailbox.ts';
import { collectJobErrors } from '../testing/collectJobErrors.ts';
import { TestClock } from '../testing/testApplication.ts';
import { type MailWorker, startMailWorker } from './mailWorker.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { removeOldMails } from './outboxRepository.ts';

const from = 'Solbada <no-reply@guide.example>';
/** The worker never runs by itself: the tests start its runs. */
const never = 1_000_000;
const start = '2026-11-21T12:00:00+09:00';
const later = (seconds: number) => new Date(new Date(start).getTime() + seconds * 1000).toISOString();

describeOnOneEngine('mail', (database) => {
  const clock = new TestClock();
  const seal = createSeal(randomBytes(32));
  const logged: string[] = [];
  const workers: MailWorker[] = [];
  let mailbox: Mailbox;
  let transport: MailTransport;
  let outbox: Outbox;

  beforeAll(async () => {
    mailbox = await startMailbox({ database: database(), clock });
    transport = createMailTransport({ smtpUrl: mailbox.smtpUrl, from });
    outbox = createOutbox({ database: database(), clock, seal, onPosted: () => undefined });
  });
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.stop();
    for (const table of ['mail_outbox', 'sandbox_mail'] as const) {
      await database().sql.deleteFrom(table).execute();
    }
    logged.length = 0;
    clock.moveTo(start);
  });
  afterAll(async () => {
    transport.close();
    await mailbox.close();
  });

  function worker(over: MailTransport = transport): MailWorker {
    const log = (line: string) => void logged.push(line);
    const made = startMailWorker({
      jobErrors: collectJobErrors().jobErrors,
      database: database(),
      clock,
      seal,
      transport: over,
      log,
      pollEvery: never,
    });
    workers.push(made);
    return made;
  }
  const postCode = (to = 'a@example.com', language: Language = 'en', code = '123456') =>
    outbox.post({ to, language, template: { kind: 'verificationCode', code } });
  const received = (over: Database = database()) =>
    over.sql.selectFrom('sandbox_mail').selectAll().orderBy('number').execute();
  const waiting = async () =>
    await database().sql.selectFrom('mail_outbox').selectAll().executeTakeFirstOrThrow();

  it('DESIGN 4: stores a mail with its cause or not at all', async () => {
    const failed = database().transaction(async () => {
      await postCode();
      throw new Error('the cause fails');
    });
    await expect(failed).rejects.toThrow('the cause fails');
    expect(await worker().runOnce()).toBe(0);
    expect(await received()).toEqual([]);
  });

  it('sends each language as written, under a Message-ID of its own', async () => {
    for (const language of languages) await postCode(`${language}@example.com`, language, '654321');
    expect(await worker().runOnce()).toBe(languages.length);
    const mails = await received();
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
      languages.map((one) => `${one}@example.com`).sort(),
    );
    for (const mail of mails) {
      expect(mail.text).toContain('654321');
      expect(mail.message_id).toMatch(/^<[0-9a-f-]{36}@guide\.example>$/);
    }
    expect(mails.find(({ recipient }) => recipient.startsWith('ko'))?.subject).toBe(
      '솔바다 인증 번호 654321',
    );
  });

  it('encrypts the content of a waiting mail, and removes it once sent', async () => {
    await postCode('a@example.com', 'en', '987654');
    const before = await waiting();
    expect(Buffer.from(before.sealed ?? []).toString('latin1')).not.toContain('987654');
    await worker().runOnce();
    expect(await waiting()).toMatchObject({ sealed: null, sent_at: clock.now(), last_error: null });
    expect(await worker().runOnce()).toBe(0);
  });

  it('keeps a mail while the mail server is down, retries with growing pauses, and sends it later', async () => {
    const down = createMailTransport({ smtpUrl: 'smtp://127.0.0.1:9', from });
    const id = await postCode();
    const failing = worker(down);
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) {
      expect(await failing.runOnce()).toBe(1);
      const mail = await waiting();
      expect(mail.last_error).toMatch(/^E[A-Z]+/);
      pauses.push((mail.next_try_at.getTime() - clock.now().getTime()) / 1000);
      expect(await failing.runOnce(), 'not before its time').toBe(0);
      clock.moveTo(mail.next_try_at.toISOString());
    }
    expect(await outbox.firstAttempt(id)).toBe('waiting');
    for (const [index, expected] of [5, 30, 120, 300, 300, 300].entries()) {
      expect(pauses[index]).toBeGreaterThanOrEqual(expected * 0.8);
      expect(pauses[index]).toBeLessThanOrEqual(expected * 1.2);
    }
    expect(logged).toEqual(['The mail server does not take mails; they wait.']);
    expect(await worker().runOnce()).toBe(1);
    expect(await received()).toHaveLength(1);
    expect(await outbox.firstAttempt(id)).toBe('sent');
    down.close();
  });

  it('gives a mail up after three days, and keeps nothing of its content', async () => {
    const down = createMailTransport({ smtpUrl: 'smtp://127.0.0.1:9', from });
    await postCode();
    for (let tries = 1; tries <= 6; tries++) {
      clock.moveTo(later((60 + 2 * tries) * 3600));
      expect(await waiting()).toMatchObject({ failed_at: null });
      await worker(down).runOnce();
    }
    expect(await waiting()).toMatchObject({ sealed: null, failed_at: clock.now() });
    expect(await worker().runOnce()).toBe(0);
    down.close();
  });

  it('does not send a code that has expired', async () => {
    const expiresAt = new Date(later(190));
    await outbox.post({
      to: 'a@example.com',
      language: 'ko',
      template: { kind: 'verificationCode', code: '111111' },
      expiresAt,
    });
    clock.moveTo(later(190));
    await worker().runOnce();
    expect(await received()).toEqual([]);
    expect(await waiting()).toMatchObject({ last_error: 'expired', sealed: null });
  });

  it('sends each mail once when two workers run at the same time', async () => {
    for (let mail = 0; mail < 12; mail++) await postCode(`${mail}@example.com`);
    const [a, b] = [worker(), worker()];
    const runs = await Promise.all([a.runOnce(), b.runOnce(), a.runOnce(), b.runOnce()]);
    let handled = runs.reduce((sum, count) => sum + count, 0);
    for (let last = 1; last > 0; handled += last) last = await a.runOnce();
    expect(handled).toBe(12);
    expect(new Set((await received()).map(({ recipient }) => recipient)).size).toBe(12);
    const attempts = await database().sql.selectFrom('mail_outbox').select('attempts').execute();
    expect(attempts.every((mail) => mail.attempts === 1)).toBe(true);
  });

  it('sends the mail of a worker that died from the next one, under the same Message-ID', async () => {
    await postCode();
    let handedOver = false;
    const dying: MailTransport = {
      // The server has the mail, and the process dies before it is marked as sent.
      send: async (message) => {
        await transport.send(message);
        handedOver = true;
        await new Promise(() => undefined);
      },
      close: () => undefined,
    };
    const log = () => undefined;
    const dead = startMailWorker({
      jobErrors: collectJobErrors().jobErrors,
      database: database(),
      clock,
      seal,
      transport: dying,
      log,
      pollEvery: never,
    });
    dead.runOnce().catch(() => undefined);
    await expect.poll(() => handedOver).toBe(true);
    expect(await worker().runOnce(), 'it is held').toBe(0);
    clock.moveTo(later(121));
    expect(await worker().runOnce()).toBe(1);
    expect(await received(), 'the receiver knows it as one').toHaveLength(1);
  });

  it('gives up at once for an address that the server does not know, but not for a busy server', async () => {
    let response = 550;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('no'), { responseCode: response })),
    });
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const address = listening.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const strict = createMailTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, from });
    const id = await postCode();
    await worker(strict).runOnce();
    expect(await waiting()).toMatchObject({ failed_at: clock.now(), last_error: 'EENVELOPE 550' });
    expect(await outbox.firstAttempt(id)).toBe('refused');
    await database().sql.deleteFrom('mail_outbox').execute();
    response = 451;
    await postCode();
    await worker(strict).runOnce();
    expect(await waiting()).toMatchObject({ failed_at: null, last_error: 'EENVELOPE 451' });
    strict.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  it('removes sent and given-up mails after 7 days, and keeps waiting ones', async () => {
    await postCode('sent@example.com');
    await worker().runOnce();
    clock.moveTo(later(6 * 24 * 3600));
    await postCode('waiting@example.com');
    await removeOldMails(database(), clock);
    expect(await database().sql.selectFrom('mail_outbox').select('recipient').execute()).toHaveLength(2);
    clock.moveTo(later(7 * 24 * 3600));
    await removeOldMails(database(), clock);
    expect(await database().sql.selectFrom('mail_outbox').select('recipient').execute()).toEqual([
      { recipient: 'waiting@example.com' },
    ]);
  });
});
