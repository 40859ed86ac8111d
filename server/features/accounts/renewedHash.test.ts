import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { openSandboxes } from '../../sandbox/openSandboxes.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { goodPassword } from '../../testing/testPassword.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';

describeWithGuide('a password hash of an older release', (database) => {
  const { app, clock } = useApplication(database, { openSandboxes, variables: { RATE_LIMITS: 'off' } });

  it('is replaced at a sign-in, and not by a wrong password', async () => {
    const email = 'renewed@example.com';
    await new TestVisitor(app).createAccount({ database, clock }, email, 'renewed');
    const account = () => database().sql.selectFrom('account').where('email', '=', email);
    const readHash = () => account().select('password_hash').executeTakeFirstOrThrow();
    const old = await hash(goodPassword, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await database()
      .sql.updateTable('account')
      .set({ password_hash: old })
      .where('email', '=', email)
      .execute();
    const logIn = async (password: string) =>
      (await new TestVisitor(app).call('POST', '/auth/login/email', { email, password })).status;

    expect(await logIn('Wrong2026!')).toBe(401);
    expect(await readHash()).toEqual({ password_hash: old });
    expect(await logIn(goodPassword)).toBe(200);
    const renewed = await readHash();
    expect(renewed.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await logIn(goodPassword)).toBe(200);
    expect(await readHash()).toEqual(renewed);
  });
});
