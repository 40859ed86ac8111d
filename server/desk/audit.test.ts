import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { describeOnOneEngine } from '../platform/database/testing/testDatabases.ts';
import { operator, writeAudit } from './audit.ts';

describeOnOneEngine('the desk: the audit trail', (database) => {
  const lines = () => database().sql.selectFrom('desk_audit').selectAll().execute();

  it.each([
    ['updated', sql`update desk_audit set who = 'nobody'`],
    ['deleted', sql`delete from desk_audit`],
    ['truncated', sql`truncate desk_audit`],
  ])('is never %s', async (_what, statement) => {
    await writeAudit({ database: database(), clock: systemClock }, operator, {
      action: 'invited',
      subject: 'staff',
      subjectId: 'x',
      after: { role: 'owner' },
    });
    const before = await lines();
    expect(before).not.toEqual([]);
    await expect(statement.execute(database().sql)).rejects.toThrow('the audit trail is never changed');
    expect(await lines()).toEqual(before);
  });
});
