import { expect, it } from 'vitest';
import { openSandboxes } from '../sandbox/openSandboxes.ts';
import { describeWithGuide } from './describeWithGuide.ts';
import { useApplication } from './testApplication.ts';
import { goodPassword } from './testPassword.ts';
import { TestVisitor } from './testVisitor.ts';

describeWithGuide('an account that a test creates', (database) => {
  const { app, clock } = useApplication(database, { openSandboxes });

  it('is like one that signed up, in its rows, its cookies and its sign-in', async () => {
    const headers = { 'accept-language': 'ja' };
    const [signedUp, created] = [new TestVisitor(app, headers), new TestVisitor(app, headers)];
    await signedUp.signUp('signed-up@example.com', 'signed up');
    await created.createAccount({ database, clock }, 'created@example.com', 'created');

    const readRows = async (email: string) => {
      const { sql } = database();
      const { id, ...account } = await sql
        .selectFrom('account')
        .selectAll()
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      const sessions = await sql.selectFrom('session').selectAll().where('account_id', '=', id).execute();
      const tokens = await sql
        .selectFrom('refresh_token')
        .innerJoin('session', 'session.id', 'session_id')
        .select(['issued_at', 'used_at', 'shared_at'])
        .where('account_id', '=', id)
        .execute();
      const skeletons = await sql
        .selectFrom('nickname_skeleton')
        .selectAll()
        .where('account_id', '=', id)
        .execute();
      return { account, sessions, tokens, skeletons };
    };
    const { account, sessions, tokens, skeletons } = await readRows('signed-up@example.com');
    expect([sessions.length, tokens.length, skeletons.length]).toEqual([1, 1, 1]);
    expect(await readRows('created@example.com')).toEqual({
      account: {
        ...account,
        email: 'created@example.com',
        nickname: 'created',
        nickname_key: 'created',
        // The hashes differ, but not their parameters.
        password_hash: expect.stringContaining(
          account.password_hash?.split('$').slice(0, 4).join('$') ?? '?',
        ),
      },
      sessions: [{ ...sessions[0], id: expect.any(String), account_id: expect.any(String) }],
      tokens,
      skeletons: [{ skeleton: expect.any(String), account_id: expect.any(String), nickname: 'created' }],
    });

    expect([...created.cookies.keys()].sort()).toEqual([...signedUp.cookies.keys()].sort());
    for (const visitor of [signedUp, created]) {
      const nickname = visitor.cookies.get('nickname');
      expect((await visitor.call('GET', '/user/me')).body).toMatchObject({ nickname, hasPassword: true });
      expect((await visitor.call('POST', '/auth/refresh')).status).toBe(200);
    }
    const signIn = { email: 'created@example.com', password: goodPassword };
    expect((await new TestVisitor(app).call('POST', '/auth/login/email', signIn)).status).toBe(200);
  });
});
