import { expect, it } from 'vitest';
import { openSandboxes } from '../../sandbox/openSandboxes.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { goodPassword } from '../../testing/testPassword.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';

const newPassword = 'Autumn2026?';

describeWithGuide('my account', (database) => {
  const { app, clock } = useApplication(database, { openSandboxes, variables: { RATE_LIMITS: 'off' } });
  let people = 0;

  async function someone() {
    const number = ++people;
    const email = `person-${number}@example.com`;
    const visitor = new TestVisitor(app);
    await visitor.createAccount({ database, clock }, email, `person ${number}`);
    return { visitor, email, nickname: `person ${number}` };
  }
  const logIn = async (email: string, password: string) =>
    (await new TestVisitor(app).call('POST', '/auth/login/email', { email, password })).status;

  it('changes the nickname and its cookie, and frees the old nickname', async () => {
    const { visitor, nickname } = await someone();
    const changed = await visitor.call('PATCH', '/user/me', { nickname: '새 이름' });
    expect(changed.body).toMatchObject({ nickname: '새 이름' });
    expect(visitor.cookies.get('nickname')).toBe('새 이름');
    const free = await visitor.call('POST', '/auth/validate/nickname', { nickname });
    expect(free.body).toEqual({ available: true });
    expect((await visitor.call('PATCH', '/user/me', { nickname: '새 이름' })).status).toBe(200);
  });

  it('refuses a nickname that is taken, and saves nothing else of the request', async () => {
    const { visitor, nickname } = await someone();
    const { nickname: taken } = await someone();
    const refused = await visitor.call('PATCH', '/user/me', {
      nickname: taken.toUpperCase(),
      interestThemeIds: [1],
    });
    expect([refused.status, refused.code]).toEqual([409, 'existingNickname']);
    expect((await visitor.call('GET', '/user/me')).body).toMatchObject({ nickname, interestThemeIds: [] });
  });

  it('DESIGN 3: replaces the interest themes as a whole; responds 400 to an unknown one and changes nothing', async () => {
    const { visitor } = await someone();
    const chosen = await visitor.call('PATCH', '/user/interest-themes', { interestThemeIds: [3, 1, 3] });
    expect(chosen.body).toEqual({ interestThemeIds: [1, 3] });
    const unknown = await visitor.call('PATCH', '/user/interest-themes', { interestThemeIds: [2, 9999] });
    expect([unknown.status, unknown.fields]).toEqual([400, { interestThemeIds: 'unknownTheme' }]);
    expect((await visitor.call('GET', '/user/me')).body).toMatchObject({ interestThemeIds: [1, 3] });
    const none = await visitor.call('PATCH', '/user/interest-themes', { interestThemeIds: [] });
    expect([none.status, none.body]).toEqual([200, { interestThemeIds: [] }]);
    const two = await Promise.all([
      visitor.call('PATCH', '/user/interest-themes', { interestThemeIds: [1, 2] }),
      visitor.call('PATCH', '/user/interest-themes', { interestThemeIds: [2, 4] }),
    ]);
    expect(two.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await visitor.call('GET', '/user/me');
    expect([
      [1, 2],
      [2, 4],
    ]).toContainEqual(Object(body).interestThemeIds);
  });

  it('requires the current password for a new one, and ends the other sessions', async () => {
    const { visitor, email } = await someone();
    const other = new TestVisitor(app);
    await other.call('POST', '/auth/login/email', { email, password: goodPassword });
    const wrong = await visitor.call('PATCH', '/user/me', { newPassword, currentPassword: 'Wrong123!' });
    expect([wrong.status, wrong.code, wrong.fields]).toEqual([
      403,
      'wrongPassword',
      { currentPassword: 'wrongPassword' },
    ]);
    expect((await visitor.call('PATCH', '/user/me', { newPassword })).status).toBe(403);
    expect(await logIn(email, goodPassword)).toBe(200);
    const right = await visitor.call('PATCH', '/user/me', { newPassword, currentPassword: goodPassword });
    expect(right.status).toBe(200);
    expect(await logIn(email, newPassword)).toBe(200);
    expect(await logIn(email, goodPassword)).toBe(401);
    expect((await visitor.call('GET', '/user/me')).status).toBe(200);
    expect((await other.call('GET', '/user/me')).status).toBe(401);
  });

  it('requires the password for a deletion, and leaves no personal data', async () => {
    const { visitor, email, nickname } = await someone();
    await visitor.call('POST', '/user/like-place/2');
    await visitor.call('PATCH', '/user/interest-themes', { interestThemeIds: [1] });
    const { like_count: liked } = await database()
      .sql.selectFrom('place')
      .select('like_count')
      .where('id', '=', 2)
      .executeTakeFirstOrThrow();
    for (const body of [{}, { password: 'Wrong123!' }, { nickname }]) {
      const refused = await visitor.call('DELETE', '/user/me', body);
      expect([refused.status, refused.code]).toEqual([403, 'wrongPassword']);
    }
    expect((await visitor.call('GET', '/user/me')).status).toBe(200);
    const token = visitor.accessToken ?? '';
    expect((await visitor.call('DELETE', '/user/me', { password: goodPassword })).status).toBe(204);
    expect([...visitor.cookies.keys()]).toEqual([]);
    const late = await visitor.call('GET', '/user/me', undefined, { authorization: `Bearer ${token}` });
    expect(late.status).toBe(401);
    expect(await logIn(email, goodPassword)).toBe(401);
    const { sql } = database();
    const account = await sql.selectFrom('account').select('id').where('email', '=', email).execute();
    expect(account).toEqual([]);
    const { like_count: left } = await sql
      .selectFrom('place')
      .select('like_count')
      .where('id', '=', 2)
      .executeTakeFirstOrThrow();
    expect(left).toBe(liked - 1);
    const accounts = await sql.selectFrom('account').select('id').execute();
    const ids = new Set(accounts.map(({ id }) => id));
    for (const table of [
      'interest_theme',
      'place_like',
      'session',
      'account_identity',
      'password_link',
    ] as const) {
      const rows = await sql.selectFrom(table).select('account_id').execute();
      expect(
        rows.filter(({ account_id }) => !ids.has(account_id)),
        table,
      ).toEqual([]);
    }
    // Only the confirmation mail still holds the address, until it is sent.
    expect((await visitor.mails(email))[0]?.text.length).toBeGreaterThan(10);
    await new TestVisitor(app).signUp(email, nickname);
  });
});
