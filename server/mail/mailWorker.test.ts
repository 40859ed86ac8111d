import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../platform/database/testing/testDatabases.ts';
import { createSeal } from '../platform/secrets/seal.ts';
import { createMailTransport, type MailMessage, MailRefusal, type MailTransport } from '../providers/mail.ts';
import { startSilentServer } from '../providers/testing/smtpServer.ts';
import { collectJobErrors } from '../testing/collectJobErrors.ts';
import { TestClock } from '../testing/testApplication.ts';
import { type MailWorker, startMailWorker } from './mailWorker.ts';
import { createOutbox } from './outbox.ts';
import type { MailTemplate } from './templates/mailTemplate.ts';

const never = 1_000_000;
const start = '2026-11-21T12:00:00+09:00';

describeOnBothEngines('the mail worker next to requests', (database) => {
  const clock = new TestClock();
  const seal = createSeal(randomBytes(32));
  const logged: string[] = [];
  const errors = collectJobErrors();
  const workers: MailWorker[] = [];

  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.stop();
    await database().sql.deleteFrom('mail_outbox').execute();
    logged.length = 0;
    errors.logged.length = 0;
    clock.moveTo(start);
  });

  function working(send: MailTransport['send'], pollEvery = never, key = seal) {
    const worker = startMailWorker({
      jobErrors: errors.jobErrors,
      database: database(),
      clock,
      seal: key,
      transport: { send, close: () => undefined },
      log: (line) => void logged.push(line),
      pollEvery,
      stopTimeout: 100,
    });
    workers.push(worker);
    return worker;
  }
  function outboxOver(worker: MailWorker | null) {
    return createOutbox({ database: database(), clock, seal, onPosted: () => worker?.wake() });
  }
  const template = { kind: 'passwordChanged' } as const;
  const postTo = (to: string, worker: MailWorker | null = null) =>
    outboxOver(worker).post({ to, language: 'en', template });
  const rows = () => database().sql.selectFrom('mail_outbox').selectAll().orderBy('recipient').execute();

  it('DESIGN 3: sends nothing of a transaction before its commit when woken from inside it', async () => {
    const sent: MailMessage[] = [];
    const worker = working(async (message) => void sent.push(message), 50);
    await database().transaction(async () => {
      await postTo('a@example.com', worker);
      // Long enough for a run of the worker; on the embedded engine it waits for the only connection.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await database().sql.selectFrom('mail_outbox').select('id').execute();
      expect(sent).toEqual([]);
    });
    await expect.poll(() => sent.length).toBe(1);
    await worker.stop();
    expect(await rows()).toMatchObject([{ attempts: 1, sealed: null, sent_at: clock.now() }]);
    expect(logged).toEqual([]);
  });

  it('DESIGN 4: sends nothing of a transaction that is rolled back after the wake', async () => {
    const sent: MailMessage[] = [];
    const worker = working(async (message) => void sent.push(message), 50);
    const failed = database().transaction(async () => {
      await postTo('a@example.com', worker);
      await new Promise((resolve) => setTimeout(resolve, 100));
      throw new Error('the cause fails');
    });
    await expect(failed).rejects.toThrow('the cause fails');
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(sent).toEqual([]);
    expect(await rows()).toEqual([]);
    expect(logged).toEqual([]);
  });

  it('sends at most five mails at once, and claims none before its turn', async () => {
    for (let mail = 0; mail < 13; mail++) await postTo(`${mail}@example.com`);
    let onTheirWay = 0;
    let max = 0;
    const worker = working(async () => {
      onTheirWay += 1;
      max = Math.max(max, onTheirWay);
      const claimed = await database()
        .sql.selectFrom('mail_outbox')
        .select('id')
        .where('claimed_until', 'is not', null)
        .execute();
      expect(claimed.length).toBeLessThanOrEqual(5);
      await new Promise((resolve) => setTimeout(resolve, 20));
      onTheirWay -= 1;
    });
    worker.wake();
    const sentCount = async () => (await rows()).filter(({ sent_at }) => sent_at).length;
    await expect.poll(sentCount).toBe(13);
    expect(max).toBe(5);
  });

  it('delays no other mail when one fails, and logs each change once', async () => {
    for (const to of ['a@example.com', 'bad@example.com', 'c@example.com']) await postTo(to);
    const worker = working(async ({ to }) => {
      if (to.startsWith('bad')) throw new MailRefusal('EENVELOPE 550', { isFinal: true });
    });
    expect(await worker.runOnce()).toBe(3);
    expect((await rows()).map(({ recipient, sent_at }) => [recipient, sent_at !== null])).toEqual([
      ['a@example.com', true],
      ['bad@example.com', false],
      ['c@example.com', true],
    ]);
    expect(logged).toEqual(['A mail (passwordChanged) was given up: EENVELOPE 550.']);
  });

  it('delays no other mail when one takes long', async () => {
    for (let mail = 0; mail < 12; mail++) await postTo(`${mail}@example.com`);
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let begun = 0;
    const worker = working(() => (++begun === 1 ? held : Promise.resolve()));
    worker.wake();
    const sentCount = async () => (await rows()).filter(({ sent_at }) => sent_at).length;
    await expect.poll(sentCount).toBe(11);
    letGo();
    await expect.poll(sentCount).toBe(12);
    expect(begun).toBe(12);
  });

  it('tries only five mails in a run while the server accepts nothing', async () => {
    for (let mail = 0; mail < 12; mail++) await postTo(`${mail}@example.com`);
    let tries = 0;
    const worker = working(async () => {
      tries += 1;
      throw new MailRefusal('ESOCKET');
    });
    worker.wake();
    const tried = async () => (await rows()).filter(({ last_error }) => last_error !== null).length;
    await expect.poll(tried).toBe(5);
    await worker.stop();
    expect(tries).toBe(5);
    expect(logged).toEqual(['The mail server does not take mails; they wait.']);
  });

  it('marks a mail as sent once the database is back after an outage, and does not send it again', async () => {
    await postTo('a@example.com');
    let sent = 0;
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.ref(from)} rename to ${sql.ref(to)}`.execute(database().sql);
    const worker = working(async () => {
      sent += 1;
      await rename('mail_outbox', 'mail_outbox_away');
      setTimeout(() => void rename('mail_outbox_away', 'mail_outbox'), 100);
    });
    expect(await worker.runOnce()).toBe(1);
    expect(sent).toBe(1);
    expect(await rows()).toMatchObject([{ attempts: 1, sent_at: clock.now(), claimed_until: null }]);
  });

  it('gives up a mail encrypted with a key that is gone, and logs nothing of its content', async () => {
    await postTo('a@example.com');
    const worker = working(async () => undefined, never, createSeal(randomBytes(32)));
    await worker.runOnce();
    expect(await rows()).toMatchObject([{ last_error: 'unreadable', sealed: null, failed_at: clock.now() }]);
    expect(logged).toEqual(['A mail (passwordChanged) was given up: unreadable.']);
  });

  it('keeps the mail complete after an internal error, logs its id with the error, and retries it later', async () => {
    const receipt: MailTemplate = {
      kind: 'ticketPaid',
      orderId: 'order_1',
      amount: 30_000,
      tripDate: 'no date, so that the mail template throws',
      startTime: '10:00',
      numberOfPeople: 1,
      customerName: 'A',
      stops: [],
      link: 'https://guide.example/tickets/order_1',
      paidAt: '2026-11-21T03:00:00.000Z',
    };
    const id = await outboxOver(null).post({ to: 'a@example.com', language: 'en', template: receipt });
    const inTransport = await postTo('b@example.com');
    let isFixed = false;
    const sent: string[] = [];
    const worker = working(async ({ to }) => {
      if (!isFixed) throw new TypeError('x is undefined');
      sent.push(to);
    });
    // The 72 h limit applies to refusals of a server, not to internal errors, regardless of the clock.
    for (const hours of [0, 1, 3, 40, 80, 100, 200]) {
      clock.moveTo(new Date(Date.parse(start) + hours * 3_600_000).toISOString());
      await worker.runOnce();
      for (const row of await rows()) {
        expect(row).toMatchObject({
          failed_at: null,
          sent_at: null,
          last_error: 'fault',
          claimed_until: null,
        });
        expect(row.sealed).not.toBeNull();
        expect(row.next_try_at.getTime()).toBeGreaterThan(clock.now().getTime());
      }
    }
    expect(errors.logged.slice(0, 2)).toEqual(
      expect.arrayContaining([
        {
          message: 'mail delivery failed',
          fields: { job: 'mail', mailId: id, kind: 'ticketPaid', err: expect.any(RangeError) },
        },
        {
          message: 'mail delivery failed',
          fields: { job: 'mail', mailId: inTransport, kind: 'passwordChanged', err: expect.any(TypeError) },
        },
      ]),
    );
    expect(logged).toEqual([]);
    isFixed = true;
    const sealed = seal.seal(JSON.stringify({ ...receipt, tripDate: '2026-12-24' }));
    await database().sql.updateTable('mail_outbox').set({ sealed }).where('id', '=', id).execute();
    clock.moveTo(new Date(Date.parse(start) + 210 * 3_600_000).toISOString());
    await worker.runOnce();
    expect(sent.toSorted()).toEqual(['a@example.com', 'b@example.com']);
  });

  it('DESIGN 11: leaves mails of a newer release to that release, and gives them up when they stay unsent', async () => {
    const newer = async (to: string, kind: string, change: Record<string, unknown> = {}) => {
      const id = await postTo(to);
      const sealed = seal.seal(JSON.stringify({ kind, ...change }));
      await database().sql.updateTable('mail_outbox').set({ kind, sealed }).where('id', '=', id).execute();
      return id;
    };
    await newer('kind@example.com', 'tripReminder', { link: 'https://guide.example' });
    await newer('shape@example.com', 'passwordReset', { path: '/password/reset' });
    const german = await newer('language@example.com', 'passwordChanged');
    await sql`update mail_outbox set language = 'de' where id = ${german}`.execute(database().sql);
    const sent: MailMessage[] = [];
    const worker = working(async (message) => void sent.push(message));
    for (const hours of [0, 71]) {
      clock.moveTo(new Date(Date.parse(start) + hours * 3_600_000).toISOString());
      await worker.runOnce();
      for (const row of await rows())
        expect(row).toMatchObject({ failed_at: null, last_error: null, claimed_until: null });
    }
    expect(logged).toEqual([]);
    // The newer release, which knows the template, runs in parallel.
    await sql`update mail_outbox set kind = 'passwordChanged' where kind = 'tripReminder'`.execute(
      database().sql,
    );
    const written = seal.seal(JSON.stringify(template));
    await database()
      .sql.updateTable('mail_outbox')
      .set({ sealed: written })
      .where('recipient', '=', 'kind@example.com')
      .execute();
    await worker.runOnce();
    expect(sent.map(({ to }) => to)).toEqual(['kind@example.com']);
    clock.moveTo(new Date(Date.parse(start) + 72 * 3_600_000).toISOString());
    await worker.runOnce();
    expect(await rows()).toMatchObject([
      { recipient: 'kind@example.com', failed_at: null },
      { recipient: 'language@example.com', failed_at: clock.now(), sealed: null },
      { recipient: 'shape@example.com', failed_at: clock.now(), sealed: null },
    ]);
    expect(logged).toHaveLength(2);
  });

  it('sends nothing twice when the clock jumps, and delays nothing until a time that a wrong clock has set', async () => {
    const sent: string[] = [];
    let fails = false;
    const worker = working(async ({ to }) => {
      if (fails) throw new MailRefusal('ECONNREFUSED');
      sent.push(to);
    });
    // Posted before the clock was set back by an hour.
    await postTo('a@example.com');
    clock.moveTo('2026-11-21T11:00:00+09:00');
    while ((await worker.runOnce()) > 0);
    expect(sent).toEqual(['a@example.com']);
    // One mail was tried, another was claimed by a worker that died; then the clock is set back.
    clock.moveTo('2026-11-22T12:00:00+09:00');
    fails = true;
    await postTo('b@example.com');
    await worker.runOnce();
    await postTo('c@example.com');
    await database()
      .sql.updateTable('mail_outbox')
      .set({ claimed_until: new Date('2026-11-22T12:01:30+09:00'), attempts: 1 })
      .where('recipient', '=', 'c@example.com')
      .execute();
    fails = false;
    clock.moveTo('2026-11-21T12:00:00+09:00');
    while ((await worker.runOnce()) > 0);
    expect(sent).toEqual(['a@example.com', 'b@example.com']);
    clock.moveTo('2026-11-21T12:01:30+09:00');
    while ((await worker.runOnce()) > 0);
    expect(sent).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
    for (const moment of ['2026-11-21T11:00:00+09:00', '2026-11-22T12:00:00+09:00', start]) {
      clock.moveTo(moment);
      expect(await worker.runOnce()).toBe(0);
    }
  });

  it('does not give a mail up at its first attempt, regardless of its age', async () => {
    await postTo('a@example.com');
    clock.moveTo('2026-11-28T12:00:00+09:00');
    const worker = working(async () => {
      throw new MailRefusal('ECONNREFUSED');
    });
    await worker.runOnce();
    expect(await rows()).toMatchObject([{ failed_at: null, attempts: 1, last_error: 'ECONNREFUSED' }]);
  });

  it('aborts a delivery to a silent server when the worker stops; the mail waits for the next start', async () => {
    const silent = await startSilentServer();
    const transport = createMailTransport({ smtpUrl: silent.smtpUrl, from: 'a@guide.example' });
    await postTo('a@example.com');
    const stuck = working((message, signal) => transport.send(message, signal));
    stuck.wake();
    const claimedUntil = async () => (await rows())[0]?.claimed_until;
    await expect.poll(claimedUntil).toBeInstanceOf(Date);
    await stuck.stop();
    expect(await rows()).toMatchObject([{ last_error: 'EABORT', sent_at: null, claimed_until: null }]);
    transport.close();
    await silent.close();

    clock.moveTo('2026-11-21T12:01:00+09:00');
    const sent: MailMessage[] = [];
    await working(async (message) => void sent.push(message)).runOnce();
    expect(sent).toHaveLength(1);
  });
});
