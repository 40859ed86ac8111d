import { expect, it } from 'vitest';
import type { Session } from '../engine.ts';
import { refuseTransactionPooling } from './suitability.ts';

/** A session that uses another server connection for each query, as behind a pooler. */
function sessionOn(...servers: readonly number[]): Session {
  const left = [...servers];
  return {
    query: async (sql) => ({
      rows: sql.includes('pg_backend_pid') ? [{ pid: left.shift() }] : [],
      affected: undefined,
      command: '',
    }),
    script: async () => undefined,
    release: () => undefined,
  };
}

it('accepts sessions that have a server each', async () => {
  await expect(refuseTransactionPooling(sessionOn(1, 1), sessionOn(2))).resolves.toBeUndefined();
});

it.each([
  ['shares its server with another one', sessionOn(1, 1), sessionOn(1)],
  ['gets another server for its next statement', sessionOn(1, 3), sessionOn(2)],
])('refuses a pooler where a session %s', async (_, session, other) => {
  await expect(refuseTransactionPooling(session, other)).rejects.toThrow(
    'set pool_mode = session in PgBouncer',
  );
});
