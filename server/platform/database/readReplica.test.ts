import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Engine } from './engine.ts';
import { databaseOver } from './open.ts';
import { createPostgresqlEngine } from './postgresql/postgresqlEngine.ts';
import { replicaOrPrimary } from './readReplica.ts';
import { describeOnPostgresql, freshPostgresql } from './testing/testDatabases.ts';

const lines: string[] = [];
const log = (line: string) => lines.push(line);

describeOnPostgresql('a read replica', (url) => {
  let primary: Engine;
  let replicaUrl = '';
  let dispose = async () => undefined as unknown;
  const nameOver = async (engine: Engine) => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      databaseOver(engine, log).sql,
    );
    return rows[0]?.name;
  };

  beforeAll(async () => {
    primary = createPostgresqlEngine(url(), log);
    ({ databaseUrl: replicaUrl, dispose } = await freshPostgresql());
  });
  afterAll(async () => {
    await primary.close();
    await dispose();
  });

  it('serves reads', async () => {
    const replica = createPostgresqlEngine(replicaUrl, log);
    expect(await nameOver(replicaOrPrimary(replica, primary, log))).toBe(await nameOver(replica));
    await replica.close();
  });

  it('is replaced by the primary when it does not respond, with one log line', async () => {
    lines.length = 0;
    const gone = createPostgresqlEngine('postgresql://nobody@127.0.0.1:1/none', log);
    const engine = replicaOrPrimary(gone, primary, log);
    for (let turn = 0; turn < 3; turn += 1) expect(await nameOver(engine)).toBe(await nameOver(primary));
    expect(lines).toEqual(['The read replica does not answer; the primary is read.']);
    await engine.close();
    // Closing it leaves the primary open.
    expect(await nameOver(primary)).toBeDefined();
  });
});
