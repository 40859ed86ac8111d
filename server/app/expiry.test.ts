import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnPglite } from '../platform/database/testing/testDatabases.ts';
import { collectJobErrors } from '../testing/collectJobErrors.ts';
import { TestClock } from '../testing/testApplication.ts';
import { removeExpired } from './expiry.ts';

describeOnPglite('DESIGN 3: expiry', (database) => {
  it('logs a table that fails with its error, and goes on with the others', async () => {
    const clock = new TestClock();
    const handle = database().sql;
    await handle
      .insertInto('sign_up_proof')
      .values({
        hash: Buffer.from('proof'),
        kind: 'email',
        email: 'a@example.com',
        issuer: null,
        subject: null,
        expires_at: clock.now(),
      })
      .execute();
    await sql`alter table email_code rename to email_code_away`.execute(handle);
    const errors = collectJobErrors();
    const said: string[] = [];
    await removeExpired({ database: database(), clock, log: (line) => void said.push(line), ...errors });
    expect(errors.logged).toMatchObject([
      {
        message: 'expiry failed',
        fields: { job: 'expiry', table: 'email_code', err: expect.any(Error) },
      },
    ]);
    expect(said).toEqual([]);
    expect(await handle.selectFrom('sign_up_proof').select('email').execute()).toEqual([]);
  });
});
