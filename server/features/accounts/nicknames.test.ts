import { expect, it } from 'vitest';
import { nameSkeleton } from '../../platform/nameSkeleton.ts';
import { openSandboxes } from '../../sandbox/openSandboxes.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';
import { fillSkeletons } from './nicknames.ts';

it.each([
  ['Admin', 'аdmin', 'a Cyrillic letter'],
  ['Bob', 'Вob', 'a letter that looks alike as a capital only'],
  ['Ian', 'lan', 'a capital I and a small l'],
  ['pine', 'Ｐİne', 'width and a dotted capital'],
  ['over', '0ver', 'a zero'],
  ['modern', 'rnodern', 'two letters that look like one'],
  ['ad min', 'ad\u00a0 min', 'spaces'],
  ['admin', 'ad\u00admin', 'a soft hyphen'],
  ['소라', '소\u3164라', 'a Hangul filler'],
])('SPEC 5: %s and %s look alike: %s', (one, other) => {
  expect(nameSkeleton(other)).toBe(nameSkeleton(one));
});

it('SPEC 5: no two Hangul syllables look alike', () => {
  const syllables = Array.from({ length: 11_172 }, (_, index) => String.fromCodePoint(0xac00 + index));
  expect(new Set(syllables.map(nameSkeleton)).size).toBe(syllables.length);
});

describeWithGuide('SPEC 5: nicknames', (database) => {
  const { app, clock } = useApplication(database, { openSandboxes, variables: { RATE_LIMITS: 'off' } });
  const signUp = async (name: string, nickname: string) => {
    const visitor = new TestVisitor(app);
    await visitor.signUp(`${name}@example.com`, nickname);
    return visitor;
  };
  const createAccount = async (name: string, nickname: string) => {
    const visitor = new TestVisitor(app);
    await visitor.createAccount({ database, clock }, `${name}@example.com`, nickname);
    return visitor;
  };
  const nicknames = async () =>
    (await database().sql.selectFrom('account').select('nickname').orderBy('nickname').execute()).map(
      ({ nickname }) => nickname,
    );

  it('refuses a look-alike at the sign-up, at a change and in the availability check', async () => {
    await createAccount('harbour', 'Harbour');
    const other = await createAccount('other', 'somebody');
    const before = await nicknames();
    const alike = 'Наrbоur';
    const check = await other.call('POST', '/auth/validate/nickname', { nickname: alike });
    expect(check.body).toEqual({ available: false });
    const changed = await other.call('PATCH', '/user/me', { nickname: alike });
    expect([changed.status, changed.fields]).toEqual([409, { nickname: 'existingNickname' }]);
    const emailVerifyToken = await other.verifyEmail('third@example.com');
    const made = await other.call('POST', '/auth/signup/email', {
      emailVerifyToken,
      nickname: alike,
      password: 'Summer2026!',
      firstName: 'A',
      lastName: 'B',
    });
    expect([made.status, made.code]).toEqual([409, 'existingNickname']);
    expect(await nicknames()).toEqual(before);
  });

  it('strips invisible characters, and refuses a nickname that has no others', async () => {
    const visitor = await signUp('invisible', 'in\u00advis\ufe0fible');
    expect((await visitor.call('GET', '/user/me')).body).toMatchObject({ nickname: 'invisible' });
    for (const nickname of ['\u3164', '\u00ad\ufe0f', 'a\u202eb', 'a\u200bb']) {
      const refused = await visitor.call('PATCH', '/user/me', { nickname });
      expect([refused.status, refused.fields]).toEqual([400, { nickname: 'nicknameError' }]);
    }
    expect((await visitor.call('GET', '/user/me')).body).toMatchObject({ nickname: 'invisible' });
  });

  it('frees the skeleton when its account changes the nickname or is deleted', async () => {
    const first = await createAccount('first', 'Lighthouse');
    await first.call('PATCH', '/user/me', { nickname: 'Pier' });
    const second = await signUp('second', 'Iighthouse');
    await second.call('DELETE', '/user/me', { password: 'Summer2026!' });
    await signUp('again', 'lighthouse');
    expect(await nicknames()).toContain('lighthouse');
  });

  it('keeps look-alike nicknames from before the rule; the oldest account has the skeleton', async () => {
    const older = await createAccount('older', 'Cedar');
    clock.moveTo(new Date(clock.now().getTime() + 60_000).toISOString());
    const newer = await createAccount('newer', 'not yet');
    const { sql } = database();
    // As written by a release without the look-alike rule.
    await sql.deleteFrom('nickname_skeleton').execute();
    await sql
      .updateTable('account')
      .set({ nickname: 'Сedar', nickname_key: 'сedar' })
      .where('email', '=', 'newer@example.com')
      .execute();
    await fillSkeletons(database());
    await fillSkeletons(database());
    const holders = await sql
      .selectFrom('nickname_skeleton')
      .innerJoin('account', 'account.id', 'account_id')
      .select('email')
      .where('skeleton', '=', nameSkeleton('Cedar'))
      .execute();
    expect(holders).toEqual([{ email: 'older@example.com' }]);
    // The account's own nickname in another case has the same skeleton.
    expect((await newer.call('PATCH', '/user/me', { nickname: 'СEDAR' })).status).toBe(200);
    expect((await older.call('PATCH', '/user/me', { nickname: 'CEDAR' })).status).toBe(200);
    expect((await newer.call('PATCH', '/user/me', { nickname: 'cedar' })).code).toBe('existingNickname');
  });
});
