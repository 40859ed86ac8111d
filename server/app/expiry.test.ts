import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnOneEngine } from '../platform/database/testing/testDatabases.ts';
import { collectJobErrors } from '../testing/collectJobErrors.ts';
import { TestClock } from '../testing/testApplication.ts';
import { removeExpired } from './expiry.ts';

describeOnOneEngine('DESIGN 3: expiry', (database) => {
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

  it('removes expired sessions, links and challenges of the staff', async () => {
    const clock = new TestClock();
    const { sql: handle } = database();
    const staffId = randomUUID();
    await handle
      .insertInto('staff')
      .values({
        id: staffId,
        email: 'kim@staff.example',
        name: 'Kim',
        role: 'owner',
        language: 'ko',
        created_at: clock.now(),
      })
      .execute();
    const open = new Date(clock.now().getTime() + 1);
    for (const expires_at of [clock.now(), open]) {
      const hash = randomBytes(32);
      await handle
        .insertInto('staff_session')
        .values({ hash, staff_id: staffId, opened_at: clock.now(), expires_at })
        .execute();
      await handle
        .insertInto('staff_challenge')
        .values({ id: randomUUID(), challenge: 'x', staff_id: staffId, expires_at })
        .execute();
      await handle
        .insertInto('staff_link')
        .values({
          hash,
          id: randomUUID(),
          staff_id: staffId,
          kind: 'invitation',
          created_at: clock.now(),
          expires_at,
          approved_by: null,
        })
        .execute();
    }
    await removeExpired({ database: database(), clock, log: () => undefined, ...collectJobErrors() });
    for (const table of ['staff_session', 'staff_challenge', 'staff_link'] as const) {
      const left = await handle.selectFrom(table).select('expires_at').execute();
      expect(left, table).toEqual([{ expires_at: open }]);
    }
  });
});
