import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isLong } from '../../../testing/longTests.ts';
import { killRunning, startCommand, waitForOutput } from '../../../testing/startProcess.ts';
import { fastTemporaryFolder } from '../testing/fastTemporaryFolder.ts';
import { freshDataFolder } from '../testing/testDatabases.ts';
import { writeFormat } from './dataFormat.ts';
import { openEmbeddedEngine } from './embeddedEngine.ts';

const child = fileURLToPath(new URL('../testing/insertingChild.ts', import.meta.url));
/** A file that shows whether the database was copied. */
const marker = 'copied';

describe('DESIGN 11: the first start', { timeout: 180_000 }, () => {
  let dataDir = '';
  let emptyDatabase = '';
  let dispose: () => Promise<void> = async () => undefined;

  beforeEach(async () => {
    ({ dataDir: emptyDatabase, dispose } = await freshDataFolder());
    writeFileSync(join(emptyDatabase, 'database', marker), '');
    dataDir = mkdtempSync(join(fastTemporaryFolder(), 'solbada-first-'));
  });

  afterEach(async () => {
    await killRunning();
    rmSync(dataDir, { recursive: true });
    await dispose();
  });

  const pathsIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const isCopied = () => existsSync(join(dataDir, 'database', marker));

  /** Opens the database, runs a script in it, and closes it. */
  async function run(script: string): Promise<void> {
    const engine = await openEmbeddedEngine({ dataDir, emptyDatabase, log: () => undefined });
    const session = await engine.connect();
    try {
      await session.script(script);
    } finally {
      session.release(false);
      await engine.close();
    }
  }

  test('copies the empty database for its owner alone, and leaves the original as it is', async () => {
    const before = pathsIn(emptyDatabase);
    for (const path of before) chmodSync(join(emptyDatabase, path), 0o755);
    await run('create table kept (id int)');
    expect(isCopied()).toBe(true);
    const open = pathsIn(dataDir).filter((path) => (statSync(join(dataDir, path)).mode & 0o077) !== 0);
    // The product's umask closes its locks too.
    expect(open.filter((path) => !path.endsWith('.lock'))).toEqual([]);
    expect(pathsIn(emptyDatabase)).toEqual(before);
    await run('insert into kept values (1)');
    rmSync(join(dataDir, 'database'), { recursive: true });
    await expect(run('select * from kept')).rejects.toThrow(/"kept" does not exist/);
  });

  test('makes a new database where the empty one is of another version', async () => {
    writeFileSync(join(emptyDatabase, 'database.json'), JSON.stringify({ pglite: '0.4', postgresql: 17 }));
    await run('select 1');
    expect(isCopied()).toBe(false);
    expect(existsSync(join(dataDir, 'database', 'PG_VERSION'))).toBe(true);
  });

  test('refuses a copied database whose version is lost', async () => {
    await run('select 1');
    rmSync(join(dataDir, 'database.json'));
    await expect(run('select 1')).rejects.toThrow(/has no readable database\.json/);
    writeFormat(dataDir);
    await run('select 1');
  });

  /** Starts a process that is killed as soon as it has made a file or a folder. */
  async function startAndKillAt(made: string): Promise<void> {
    const path = join(dataDir, made);
    const started = startCommand(process.execPath, [child, dataDir, emptyDatabase, path]);
    // A process that inserts rows has survived the moment at which it should be killed.
    await Promise.race([started.ended, waitForOutput(started, /\nkept /)]);
    expect(started.process.signalCode, `${made}: ${started.out()}${started.err()}`).toBe('SIGKILL');
    expect(existsSync(path), made).toBe(true);
  }

  test('starts again after a SIGKILL at any moment of it', async () => {
    const folders = readdirSync(join(emptyDatabase, 'database'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    // Each start finds the remains of the previous one, and is killed at its own moment.
    for (const made of [
      'database.unfinished',
      'database.unfinished/PG_VERSION',
      ...(isLong ? [0.25, 0.5, 0.99] : [0.5]).map(
        (part) => `database.unfinished/${folders[Math.floor(folders.length * part)]}`,
      ),
      'database.json',
    ]) {
      await startAndKillAt(made);
      expect(isCopied(), made).toBe(false);
    }
    await startAndKillAt('database');
    expect(isCopied()).toBe(true);
    const started = startCommand(process.execPath, [child, dataDir, emptyDatabase]);
    await waitForOutput(started, /\nkept 1\n/);
    expect(started.out()).toMatch(/^found \[\]$/m);
    expect(isCopied()).toBe(true);
    expect(existsSync(join(dataDir, 'database.unfinished'))).toBe(false);
  });
});
