import { rm } from 'node:fs/promises';
import { afterAll, expect, it } from 'vitest';
import { createPostgresqlEngine } from '../postgresql/postgresqlEngine.ts';
import { engineWithObserver } from './engineWithObserver.ts';
import { refusedByPglite } from './preparedOnPglite.ts';
import { describeOnPostgresql, freshDataFolder, migrated } from './testDatabases.ts';

describeOnPostgresql('statements of a suite on PostgreSQL', (url) => {
  const folders: string[] = [];
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });
  async function dataDir(): Promise<string> {
    const { dataDir: folder } = await freshDataFolder(migrated);
    folders.push(folder);
    return folder;
  }

  it('are recorded, and PGlite refuses one that it does not know', async () => {
    const sent = new Set<string>();
    const engine = engineWithObserver(
      createPostgresqlEngine(url(), () => undefined),
      (sql) => void sent.add(sql),
    );
    const session = await engine.connect();
    await session.script('create function only_here() returns int language sql as $$ select 1 $$');
    await session.query('begin', []);
    await session.query('select $1::int as a, email from account', [1]).catch(() => undefined);
    await session.query('rollback', []);
    await session.query('select only_here()', []);
    session.release(false);
    await engine.close();
    expect([...sent]).toContain('select only_here()');
    expect(await refusedByPglite(sent, dataDir)).toEqual([
      expect.stringMatching(/only_here\(\) does not exist.*: select only_here\(\)$/),
    ]);
  });
});
