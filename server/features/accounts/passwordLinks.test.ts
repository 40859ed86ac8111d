import { expect, it } from 'vitest';
import { openSandboxes } from '../../sandbox/openSandboxes.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { goodPassword } from '../../testing/testPassword.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';

const newPassword = 'Autumn2026?';

describeWithGuide('a forgotten password', (database) => {
  const { app, clock } = useApplication(database, { openSandboxes, variables: { RATE_LIMITS: 'off' } });
  const start = '2026-11-21T12:00:00+09:00';
  let people = 0;

  async function forgetful() {
    clock.moveTo(start);
    const email = `forgetful-${++people}@example.com`;
    const visitor = new TestVisitor(app);
    await visitor.createAccount({ database, clock }, email, `forgetful ${people}`);
    return { visitor, email };
  }
  async function askForLink(email: string, mails: number): Promise<string> {
    const visitor = new TestVisitor(app);
    expect((await visitor.call('POST', '/auth/password/forgot', { email })).status).toBe(204);
    const [mail] = await visitor.mails(email, mails);
    return /\/password\/reset\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }
  const reset = (token: string, password = newPassword) =>
    new TestVisitor(app).call('POST', '/auth/password/reset', { token, password });
  const logIn = async (email: string, password: string) =>
    (await new TestVisitor(app).call('POST', '/auth/login/email', { email, password })).status;

  it('DESIGN 3: sets a new password by a link that works once, and ends all sessions', async () => {
    const { visitor, email } = await forgetful();
    const token = await askForLink(email, 1);
    expect(await logIn(email, goodPassword)).toBe(200);
    expect((await reset(token)).status).toBe(204);
    expect((await visitor.call('GET', '/user/me')).status).toBe(401);
    expect(await logIn(email, goodPassword)).toBe(401);
    expect(await logIn(email, newPassword)).toBe(200);
    const again = await reset(token, goodPassword);
    expect([again.status, again.code]).toEqual([410, 'expiredLink']);
    expect(await logIn(email, newPassword)).toBe(200);
    // The owner is notified, in case somebody else did it.
    expect(await visitor.mails(email, 2)).toHaveLength(2);
  });

  it('DESIGN 3: accepts a link for 30 minutes', async () => {
    const { email } = await forgetful();
    const token = await askForLink(email, 1);
    clock.moveTo('2026-11-21T12:30:00+09:00');
    expect((await reset(token)).code).toBe('expiredLink');
    expect(await logIn(email, goodPassword)).toBe(200);
  });

  it('refuses a password that breaks the rules, and the link stays valid', async () => {
    const { email } = await forgetful();
    const token = await askForLink(email, 1);
    const weak = await reset(token, 'weak');
    expect([weak.status, weak.fields]).toEqual([400, { password: 'passwordTooShort' }]);
    expect((await reset(token)).status).toBe(204);
  });

  it('invalidates all links of the account when one is used; an unknown token invalidates none', async () => {
    const { email } = await forgetful();
    const first = await askForLink(email, 1);
    const second = await askForLink(email, 2);
    expect((await reset('a'.repeat(43))).code).toBe('expiredLink');
    expect((await reset(second)).status).toBe(204);
    expect((await reset(first)).code).toBe('expiredLink');
  });

  it('invalidates earlier links when the password is changed in the account', async () => {
    const { visitor, email } = await forgetful();
    const token = await askForLink(email, 1);
    const changed = { newPassword, currentPassword: goodPassword };
    expect((await visitor.call('PATCH', '/user/me', changed)).status).toBe(200);
    expect((await reset(token, 'Winter2026%')).code).toBe('expiredLink');
    expect(await logIn(email, newPassword)).toBe(200);
  });

  it('sends an unknown address the same response, and a mail that there is no account', async () => {
    const visitor = new TestVisitor(app);
    const response = await visitor.call('POST', '/auth/password/forgot', { email: 'nobody@example.com' });
    const { email } = await forgetful();
    const known = await visitor.call('POST', '/auth/password/forgot', { email });
    const comparableResponse = ({ status, body, headers }: typeof response) => [
      status,
      body,
      Object.keys(headers).sort(),
    ];
    expect(comparableResponse(response)).toEqual(comparableResponse(known));
    const [mail] = await visitor.mails('nobody@example.com');
    expect(mail?.text).toContain('/signup/email/1');
    expect(mail?.text).not.toContain('token');
  });
});
