import { expect, it } from 'vitest';
import { removeExpired } from '../../app/expiry.ts';
import { openSandboxes } from '../../sandbox/openSandboxes.ts';
import { collectJobErrors } from '../../testing/collectJobErrors.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { goodPassword } from '../../testing/testPassword.ts';
import { testSecret } from '../../testing/testSecret.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';

const start = '2026-11-21T12:00:00+09:00';
const hour = 3_600_000;
const day = 24 * hour;
let people = 0;

describeWithGuide('accounts under clock skew', (database) => {
  const { app, clock } = useApplication(database, {
    openSandboxes,
    variables: { RATE_LIMITS: 'off', SESSION_SECRET: testSecret },
  });
  const moveBy = (milliseconds: number) =>
    clock.moveTo(new Date(new Date(start).getTime() + milliseconds).toISOString());
  const someone = () => `moved-${++people}@example.com`;
  const meStatus = async (visitor: TestVisitor) => (await visitor.call('GET', '/user/me')).status;
  const refresh = async (visitor: TestVisitor) => (await visitor.call('POST', '/auth/refresh')).status;

  it('keeps sessions when the clock jumps back an hour, ahead a day, and back again', async () => {
    moveBy(0);
    const visitor = new TestVisitor(app);
    await visitor.createAccount({ database, clock }, someone(), `moved ${people}`);
    for (const jump of [-hour, 0, day, 0, -hour, day, -hour, 0]) {
      moveBy(jump);
      await removeExpired({ database: database(), clock, log: () => undefined, ...collectJobErrors() });
      visitor.cookies.delete('access_token');
      expect(await refresh(visitor), `after ${jump / hour} h`).toBe(200);
      expect(await meStatus(visitor), `after ${jump / hour} h`).toBe(200);
    }
    // Two tabs present one token; the clock is set back in between.
    const tab = new TestVisitor(app);
    for (const [name, value] of visitor.cookies) tab.cookies.set(name, value);
    expect(await refresh(visitor)).toBe(200);
    moveBy(-hour);
    expect(await refresh(tab)).toBe(200);
    expect(await meStatus(visitor)).toBe(200);
  });

  it('rejects a code, a proof and a link dated a day in the future, and accepts new ones', async () => {
    const visitor = new TestVisitor(app);
    const email = someone();
    const verify = async (code: string) => visitor.call('POST', '/auth/email/verify', { email, code });
    moveBy(day);
    await visitor.call('POST', '/auth/email/send', { email });
    const early = await visitor.codeFor(email);
    moveBy(0);
    expect((await verify(early)).code).toBe('expiredCode');

    moveBy(day);
    await visitor.call('POST', '/auth/email/send', { email });
    const made = await verify(await visitor.codeFor(email, 2));
    const { emailVerifyToken } = made.body as { emailVerifyToken: string };
    moveBy(0);
    const input = {
      emailVerifyToken,
      nickname: `moved ${people}`,
      password: goodPassword,
      firstName: 'A',
      lastName: 'B',
    };
    expect((await visitor.call('POST', '/auth/signup/email', input)).code).toBe('expiredProof');
    await visitor.call('POST', '/auth/email/send', { email });
    const proof = (await verify(await visitor.codeFor(email, 3))).body as { emailVerifyToken: string };
    expect((await visitor.call('POST', '/auth/signup/email', { ...input, ...proof })).status).toBe(200);

    const linkAt = async (mails: number) => {
      await visitor.call('POST', '/auth/password/forgot', { email });
      return /token=([\w-]+)/.exec((await visitor.mails(email, mails))[0]?.text ?? '')?.[1] ?? '';
    };
    const reset = (token: string) =>
      visitor.call('POST', '/auth/password/reset', { token, password: goodPassword });
    moveBy(day);
    const link = await linkAt(4);
    moveBy(0);
    expect((await reset(link)).code).toBe('expiredLink');
    expect((await reset(await linkAt(5))).status).toBe(204);
  });

  it('accepts a code sent before the clock was set back by some minutes', async () => {
    moveBy(0);
    const visitor = new TestVisitor(app);
    const email = someone();
    await visitor.call('POST', '/auth/email/send', { email });
    const code = await visitor.codeFor(email);
    moveBy(-4 * 60_000);
    expect((await visitor.call('POST', '/auth/email/verify', { email, code })).status).toBe(200);
  });
});
