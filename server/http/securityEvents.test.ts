import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { apiBase } from '../../contract/addresses.ts';
import { type ProblemCode, problemCodes } from '../../contract/problems.ts';
import { DeskBrowser } from '../desk/testing/deskBrowser.ts';
import { ProblemError } from '../platform/problem.ts';
import { describeWithGuide } from '../testing/describeWithGuide.ts';
import { useApplication } from '../testing/testApplication.ts';
import { goodPassword } from '../testing/testPassword.ts';
import { TestStaff } from '../testing/testStaff.ts';
import { TestVisitor } from '../testing/testVisitor.ts';
import { createSecurityEvents } from './securityEvents.ts';

const isCode = (text: string): text is ProblemCode => problemCodes.some((code) => code === text);

describe('security events', () => {
  const lines: unknown[] = [];
  const counted: string[] = [];
  const events = createSecurityEvents({
    keys: [Buffer.alloc(32, 7)],
    log: { warn: (fields: unknown) => void lines.push(fields) },
    count: (kind, route) => void counted.push(`${kind} ${route}`),
  });
  const app = fastify({ genReqId: () => 'request-1' });
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof ProblemError)) throw error;
    events.record(request, error);
    return reply.code(error.status).send();
  });
  app.get<{ Params: { code: string } }>('/problems/:code', async ({ params: { code } }) => {
    throw new ProblemError(isCode(code) ? code : 'notFound', undefined, [], {
      securityDetail: { account: 'a1' },
    });
  });
  const get = (code: string, remoteAddress = '203.0.113.7') =>
    app.inject({ url: `/problems/${code}`, remoteAddress });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    lines.length = 0;
    counted.length = 0;
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });
  afterAll(() => app.close());

  it('are every refusal and limit, failed sign-ins, wrong codes and broken rules, and nothing else', async () => {
    for (const code of problemCodes) await get(code);
    const isEvent = (code: ProblemCode) =>
      [403, 429].includes(new ProblemError(code).status) ||
      [
        'wrongEmailAndPassword',
        'signInFailed',
        'passkeyRefused',
        'codeMismatch',
        'paymentMismatch',
        'invalidRequest',
      ].includes(code);
    expect(counted).toEqual(problemCodes.filter(isEvent).map((code) => `${code} /problems/:code`));
    expect(lines).toHaveLength(counted.length);
  });

  it('have one line with the kind, the request, the route, the account and a hash of the client', async () => {
    for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.8']) await get('forbidden', address);
    const client = expect.stringMatching(/^[\w-]{22}$/);
    expect(lines).toEqual(
      Array(3).fill(
        expect.objectContaining({
          event: 'forbidden',
          reqId: 'request-1',
          route: '/problems/:code',
          account: 'a1',
          client,
        }),
      ),
    );
    const clients = lines.map((line) => z.object({ client: z.string() }).parse(line).client);
    expect(clients[0]).toBe(clients[1]);
    expect(clients[0]).not.toBe(clients[2]);
    expect(JSON.stringify(lines)).not.toContain('203.0.113');
  });

  it('of a flooding client have 10 lines a minute, and one that counts the others', async () => {
    for (let request = 0; request < 25; request += 1) await get('tooManyRequests');
    await get('wrongOrigin');
    await get('tooManyRequests', '203.0.113.8');
    expect(lines).toHaveLength(12);
    expect(counted).toHaveLength(27);
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(12)).toEqual([{ leftOut: { tooManyRequests: 15 } }]);
    await get('tooManyRequests');
    expect(lines).toHaveLength(14);
  });

  it('keep lines for refusals and sign-ins while malformed requests flood', async () => {
    for (let client = 0; client < 250; client += 1) await get('invalidRequest', `203.0.113.${client}`);
    expect(lines).toHaveLength(200);
    await get('forbidden');
    events.recordSignIn({ account: 'a1', client: '203.0.113.7', by: 'google' });
    const client = expect.stringMatching(/^[\w-]{22}$/);
    expect(lines.slice(200)).toEqual([
      expect.objectContaining({ event: 'forbidden' }),
      { event: 'signedIn', client, account: 'a1', by: 'google' },
    ]);
  });

  it('of many clients have 200 lines a minute', async () => {
    for (let client = 0; client < 250; client += 1) await get('wrongEmailAndPassword', `203.0.113.${client}`);
    expect(lines).toHaveLength(200);
    expect(counted).toHaveLength(250);
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(200)).toEqual([{ leftOut: { wrongEmailAndPassword: 50 } }]);
  });
});

describeWithGuide('security events of the product', (database) => {
  const { app, clock } = useApplication(database, { variables: { LOG_LEVEL: 'warn' } });
  const email = 'somebody@example.com';

  /** Runs requests, and returns what they logged. */
  async function logged(run: () => Promise<unknown>) {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    try {
      await run();
      return written.mock.calls.map(([line]) =>
        z.record(z.string(), z.unknown()).parse(JSON.parse(String(line))),
      );
    } finally {
      written.mockRestore();
    }
  }
  const logIn = (to: string, password = 'Wrong123!') =>
    new TestVisitor(app).call('POST', '/auth/login/email', { email: to, password });

  it('are logged at the default level and counted, without an address', async () => {
    const visitor = new TestVisitor(app);
    await visitor.createAccount({ database, clock }, email, 'somebody');
    const { id: account } = await database()
      .sql.selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const used = { authorization: `Bearer ${visitor.cookies.get('refresh_token')}` };
    const dispatcher = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
    const lines = await logged(async () => {
      await logIn(email);
      await logIn('nobody@example.com');
      await logIn(email, goodPassword);
      await new TestVisitor(app).call('POST', '/auth/login/oauth2', { code: ['hunter2'] });
      await visitor.call('PATCH', '/user/me', { currentPassword: 'Wrong123!', newPassword: 'Right123!' });
      await visitor.call('POST', '/auth/logout', undefined, { origin: 'https://evil.example' });
      await dispatcher.call('GET', '/desk/staff');
      await new DeskBrowser(app).call('POST', '/desk/session', {
        challengeId: randomUUID(),
        response: { id: 'forged' },
      });
      await visitor.call('POST', '/auth/refresh', undefined, used);
      clock.moveTo(new Date(clock.now().getTime() + 11_000).toISOString());
      await visitor.call('POST', '/auth/refresh', undefined, used);
      for (let tries = 0; tries < 6; tries += 1) await dispatcher.call('POST', '/desk/recovery', { email });
    });
    const route = (path: string) => `${apiBase}${path}`;
    const login = route('/auth/login/email');
    const shown = lines.map(({ event, route, account, staff, limit, by }) => ({
      event,
      route,
      account,
      staff,
      limit,
      by,
    }));
    expect(shown).toEqual([
      { event: 'wrongEmailAndPassword', route: login, account },
      { event: 'wrongEmailAndPassword', route: login },
      { event: 'signedIn', account, by: 'password' },
      { event: 'invalidRequest', route: route('/auth/login/oauth2') },
      { event: 'wrongPassword', route: route('/user/me'), account },
      { event: 'wrongOrigin', route: route('/auth/logout') },
      { event: 'forbidden', route: route('/desk/staff'), staff: dispatcher.id },
      { event: 'passkeyRefused', route: route('/desk/session') },
      { event: 'refreshTokenReused', route: route('/auth/refresh'), account },
      { event: 'tooManyRequests', route: route('/desk/recovery'), limit: 'recoveryByPair' },
    ]);
    expect(lines.every(({ level }) => level === 40)).toBe(true);
    const text = JSON.stringify(lines);
    for (const personal of [
      'example.com',
      'somebody',
      '127.0.0.1',
      'Wrong123',
      goodPassword,
      'evil',
      'no address',
    ])
      expect(text).not.toContain(personal);
    const metrics = (await app().inject('/metrics')).body;
    for (const [kind, path, times] of [
      ['wrongEmailAndPassword', '/auth/login/email', 2],
      ['tooManyRequests', '/desk/recovery', 1],
      ['refreshTokenReused', '/auth/refresh', 1],
      ['forbidden', '/desk/staff', 1],
    ])
      expect(metrics).toContain(
        `http_security_events_total{kind="${kind}",route="${apiBase}${path}"} ${times}`,
      );
  });
});
