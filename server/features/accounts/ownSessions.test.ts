import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { goodPassword } from '../../testing/testPassword.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';

const sessionsSchema = z.object({ content: z.array(z.object({ id: z.string(), isCurrent: z.boolean() })) });

describeWithGuide('one’s own sessions', (database) => {
  const { app, clock } = useApplication(database);
  let people = 0;

  async function someone() {
    const number = ++people;
    const email = `person-${number}@example.com`;
    const visitor = new TestVisitor(app);
    await visitor.createAccount({ database, clock }, email, `person ${number}`);
    return { visitor, email };
  }
  async function logIn(email: string, headers: Record<string, string> = {}) {
    const visitor = new TestVisitor(app, headers);
    await visitor.call('POST', '/auth/login/email', { email, password: goodPassword });
    return visitor;
  }
  const listSessions = async (visitor: TestVisitor) => (await visitor.call('GET', '/user/sessions')).body;
  const currentId = async (visitor: TestVisitor) =>
    sessionsSchema.parse(await listSessions(visitor)).content.find(({ isCurrent }) => isCurrent)?.id;
  const isLoggedIn = async (visitor: TestVisitor) => (await visitor.call('GET', '/user/me')).status === 200;
  const end = (visitor: TestVisitor, body: { sessionId?: string | undefined; password?: string }) =>
    visitor.call('DELETE', '/user/sessions', body);
  /** An account with three sessions. */
  async function onThreeDevices() {
    const { visitor, email } = await someone();
    return { visitor, phone: await logIn(email), library: await logIn(email) };
  }

  it('lists the open sessions with their device, start and last use, and marks the current one', async () => {
    const start = clock.now().getTime();
    const moment = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
    const { visitor, email } = await someone();
    const stranger = await someone();
    clock.moveTo(moment(1));
    await logIn(email, {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Mobile/15E148 Safari/604.1',
    });
    expect(await listSessions(stranger.visitor)).toMatchObject({ content: [{ isCurrent: true }] });
    clock.moveTo(moment(30));
    await visitor.call('POST', '/auth/refresh');
    const id = expect.any(String);
    const own = { id, device: null, startedAt: moment(0), lastUsedAt: moment(30), isCurrent: true };
    expect(await listSessions(visitor)).toEqual({
      content: [
        { id, device: 'Safari, iPhone', startedAt: moment(1), lastUsedAt: moment(1), isCurrent: false },
        own,
      ],
    });
    // The other session has expired, 14 days after its only use.
    clock.moveTo(moment(14 * 24 * 60 + 1));
    await visitor.call('POST', '/auth/refresh');
    expect(await listSessions(visitor)).toMatchObject({ content: [{ startedAt: moment(0) }] });
  });

  it('ends one session with the password, at once, and succeeds if it has ended already', async () => {
    const { visitor, phone, library } = await onThreeDevices();
    const sessionId = await currentId(phone);
    for (let times = 0; times < 2; times++) {
      expect((await end(visitor, { sessionId, password: goodPassword })).status).toBe(204);
    }
    expect(await isLoggedIn(phone)).toBe(false);
    expect((await phone.call('POST', '/auth/refresh')).status).toBe(401);
    expect([await isLoggedIn(visitor), await isLoggedIn(library)]).toEqual([true, true]);
  });

  it('ends all sessions but the current one with the password', async () => {
    const { visitor, phone, library } = await onThreeDevices();
    expect((await end(visitor, { password: goodPassword })).status).toBe(204);
    expect([await isLoggedIn(phone), await isLoggedIn(library)]).toEqual([false, false]);
    expect(await listSessions(visitor)).toMatchObject({ content: [{ isCurrent: true }] });
  });

  it('ends nothing without the password or with a wrong one', async () => {
    const { visitor, phone } = await onThreeDevices();
    for (const sessionId of [undefined, await currentId(phone)]) {
      for (const body of [{}, { password: 'Wrong123!' }]) {
        const refused = await end(visitor, { sessionId, ...body });
        expect([refused.status, refused.fields]).toEqual([403, { password: 'wrongPassword' }]);
      }
    }
    expect(await isLoggedIn(phone)).toBe(true);
  });

  it('ends no session of another account', async () => {
    const [{ visitor }, stranger] = [await someone(), await someone()];
    for (const sessionId of [await currentId(visitor), undefined]) {
      expect((await end(stranger.visitor, { sessionId, password: goodPassword })).status).toBe(204);
    }
    expect(await isLoggedIn(visitor)).toBe(true);
  });

  it('refuses even the right password after ten wrong ones', async () => {
    const { visitor } = await someone();
    for (let tries = 0; tries < 10; tries++) {
      expect((await end(visitor, { password: 'Wrong123!' })).status).toBe(403);
    }
    const refused = await end(visitor, { password: goodPassword });
    expect([refused.status, refused.code]).toEqual([429, 'tooManyRequests']);
  });
});
