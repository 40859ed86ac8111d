import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openSandboxes } from '../../sandbox/openSandboxes.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { goodPassword } from '../../testing/testPassword.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';

const from = (address: string) => ({ 'x-forwarded-for': address });

describeWithGuide('DESIGN 3: rate limits of a stranger and of the account’s owner', (database) => {
  const { app, clock } = useApplication(database, { openSandboxes, variables: { TRUST_PROXY: '1' } });
  const email = 'owner@example.com';
  let owner: TestVisitor;
  beforeAll(async () => {
    owner = new TestVisitor(app, from('203.0.113.1'));
    await owner.createAccount({ database, clock }, email, 'owner');
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const logIn = (visitor: TestVisitor, password: string, to = email) =>
    visitor.call('POST', '/auth/login/email', { email: to, password });
  const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

  it('limits the stranger, alike for a known and an unknown address, and no other client', async () => {
    for (const [address, to] of [
      ['198.51.100.1', email],
      ['198.51.100.2', 'nobody@example.com'],
    ] as const) {
      const stranger = new TestVisitor(app, from(address));
      const statuses: number[] = [];
      for (let tries = 0; tries < 12; tries++) statuses.push((await logIn(stranger, 'Wrong123!', to)).status);
      expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    }
    const elsewhere = new TestVisitor(app, from('203.0.113.9'));
    expect((await logIn(elsewhere, goodPassword)).status).toBe(200);
  });

  it('lets the owner try again after seconds, from the client that failed', async () => {
    const forgetful = new TestVisitor(app, from('203.0.113.2'));
    for (let tries = 0; tries < 10; tries++) await logIn(forgetful, 'Wrong123!');
    const refused = await logIn(forgetful, goodPassword);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
    expect(refused.cookies).toEqual([]);
    later(1);
    expect((await logIn(forgetful, goodPassword)).status).toBe(200);
  });

  it('counts a browser that has signed in before separately from a stranger behind the same IP address', async () => {
    const stranger = new TestVisitor(app, from('203.0.113.1'));
    const { cookies } = await logIn(owner, goodPassword);
    expect(cookies.find(({ name }) => name === 'known_device')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/api/v1/auth',
    });
    await owner.call('POST', '/auth/logout');
    for (let tries = 0; tries < 10; tries++) await logIn(stranger, 'Wrong123!');
    expect((await logIn(stranger, goodPassword)).status).toBe(429);
    expect((await logIn(owner, goodPassword)).status).toBe(200);
    // A tampered cookie is ignored.
    const taken = owner.cookies.get('known_device') ?? '';
    stranger.cookies.set('known_device', `${taken.slice(0, -2)}AA`);
    expect((await logIn(stranger, goodPassword)).status).toBe(429);
  });

  it('keeps mails to the owner and to a sign-up possible when a stranger repeats "forgot"', async () => {
    const sent = async () => (await owner.mails(email, 0)).length;
    const before = await sent();
    const stranger = new TestVisitor(app, from('198.51.100.3'));
    const forget = (visitor: TestVisitor, to = email) =>
      visitor.call('POST', '/auth/password/forgot', { email: to });
    const statuses: number[] = [];
    for (let tries = 0; tries < 8; tries++) statuses.push((await forget(stranger)).status);
    expect(statuses).toEqual([...Array(5).fill(204), 429, 429, 429]);
    expect((await forget(new TestVisitor(app, from('203.0.113.3')))).status).toBe(204);
    await expect.poll(sent).toBe(before + 6);
    // The limit per address holds for any number of clients; the owner's known device still gets a mail.
    for (let client = 10; client < 25; client++)
      await forget(new TestVisitor(app, from(`198.51.100.${client}`)));
    expect((await forget(new TestVisitor(app, from('198.51.100.99')))).status).toBe(429);
    expect((await forget(owner)).status).toBe(204);
    await expect.poll(sent).toBe(before + 21);
    const newcomer = 'newcomer@example.com';
    for (let tries = 0; tries < 6; tries++) await forget(stranger, newcomer);
    const code = await stranger.call('POST', '/auth/email/send', { email: newcomer });
    expect(code.status).toBe(204);
  });
});

describeWithGuide('rate limits of the sign-in', (database) => {
  const { app, clock } = useApplication(database);

  it('DESIGN 3: limits refreshes per session, and the session survives the limit', async () => {
    const visitor = new TestVisitor(app);
    await visitor.createAccount({ database, clock }, 'refreshing@example.com', 'refreshing');
    const refresh = () => visitor.call('POST', '/auth/refresh');
    let response = await refresh();
    let times = 0;
    while (response.status === 200 && times < 100) {
      times++;
      response = await refresh();
    }
    expect([times, response.status, response.cookies]).toEqual([60, 429, []]);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await visitor.call('GET', '/user/me')).status).toBe(200);
    const other = new TestVisitor(app);
    await other.createAccount({ database, clock }, 'resting@example.com', 'resting');
    expect((await other.call('POST', '/auth/refresh')).status).toBe(200);
  });

  it('blocks an address after ten wrong passwords, even for the right one; other addresses are not affected', async () => {
    const visitor = new TestVisitor(app);
    await visitor.createAccount({ database, clock }, 'guessed@example.com', 'guessed');
    const logIn = (email: string, password: string) =>
      new TestVisitor(app).call('POST', '/auth/login/email', { email, password });
    for (let tries = 0; tries < 10; tries++) {
      expect((await logIn('guessed@example.com', 'Wrong123!')).status).toBe(401);
    }
    const refused = await logIn('guessed@example.com', goodPassword);
    expect([refused.status, refused.code]).toEqual([429, 'tooManyRequests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await logIn('other@example.com', 'Wrong123!')).status).toBe(401);
    // Existing sessions are not affected.
    expect((await visitor.call('GET', '/user/me')).status).toBe(200);
  });
});

describeWithGuide('rate limits of the sign-up', (database) => {
  const { app } = useApplication(database, { openSandboxes });

  it('DESIGN 3: responds 429 with Retry-After past 5 mails per address per hour, for any client', async () => {
    const statuses: number[] = [];
    for (let asked = 0; asked < 6; asked++) {
      const one = new TestVisitor(app);
      const response = await one.call('POST', '/auth/email/send', { email: 'much@example.com' });
      statuses.push(response.status);
      if (response.status === 429) {
        expect(response.code).toBe('tooManyRequests');
        expect(Number(response.headers['retry-after'])).toBeGreaterThan(3000);
      }
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    expect(await new TestVisitor(app).mails('much@example.com', 5)).toHaveLength(5);
  });

  it('DESIGN 3: responds 429 past 30 mails per client per hour, for any address', async () => {
    let refused = 0;
    for (let asked = 0; asked < 32; asked++) {
      const response = await new TestVisitor(app).call('POST', '/auth/email/send', {
        email: `many-${asked}@example.com`,
      });
      if (response.status === 429) refused++;
    }
    expect(refused).toBeGreaterThanOrEqual(2);
  });
});
