import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DatabaseRefusal } from '../refusal.ts';
import { prepareDataFolder } from './dataFolder.ts';
import { lockDataFolder } from './folderLock.ts';

const modulePath = fileURLToPath(new URL('./dataFolder.ts', import.meta.url));
const lockPath = fileURLToPath(new URL('./folderLock.ts', import.meta.url));
const protectPath = fileURLToPath(new URL('../protectDataFolder.ts', import.meta.url));
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'solbada-folder-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `code` with the module's functions in another process, and returns its output. */
function inAnotherProcess(code: string): string {
  const program = `import { protectDataFolder } from ${JSON.stringify(protectPath)};
    import { prepareDataFolder } from ${JSON.stringify(modulePath)};
    import { lockDataFolder } from ${JSON.stringify(lockPath)};
    try { ${code}; console.log('done'); } catch (error) { console.log(error.name + ': ' + error.message); }`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`.trim();
}

test('DESIGN 11: refuses a second process on a data folder until the first has ended', () => {
  const take = `lockDataFolder(${JSON.stringify(folder)})`;
  const lock = lockDataFolder(folder);
  expect(inAnotherProcess(take)).toMatch(
    /^DatabaseRefusal: The data folder .* is in use by another process: .*\.$/,
  );
  lock.release();
  expect(inAnotherProcess(take)).toBe('done');
});

test('DESIGN 11: releases the lock of a killed process', () => {
  const take = `lockDataFolder(${JSON.stringify(folder)}); process.kill(process.pid, 'SIGKILL')`;
  expect(inAnotherProcess(take)).toBe('');
  lockDataFolder(folder).release();
});

test('refuses a second lock by the same process', () => {
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DatabaseRefusal);
  lock.release();
});

test('DESIGN 11: detects that its lock file was deleted, and still keeps other processes out of the database', () => {
  const database = join(folder, 'database');
  mkdirSync(database);
  const lock = lockDataFolder(folder);
  lock.lockInside(database);
  lock.lockInside(database);
  expect(lock.isOurs()).toBe(true);
  rmSync(join(folder, 'database.lock'));
  expect(lock.isOurs()).toBe(false);
  const take = `const lock = lockDataFolder(${JSON.stringify(folder)}); lock.lockInside(${JSON.stringify(database)})`;
  expect(inAnotherProcess(take)).toMatch(/is in use by another process/);
  // The other process has created its own file there.
  expect(existsSync(join(folder, 'database.lock'))).toBe(true);
  expect(lock.isOurs()).toBe(false);
  lock.release();
  expect(inAnotherProcess(take)).toBe('done');
});

test('DESIGN 11: detects a deleted lock inside the database, and a moved folder', () => {
  const database = join(folder, 'database');
  mkdirSync(database);
  const lock = lockDataFolder(folder);
  lock.lockInside(database);
  renameSync(database, join(folder, 'elsewhere'));
  expect(lock.isOurs()).toBe(false);
  renameSync(join(folder, 'elsewhere'), database);
  expect(lock.isOurs()).toBe(true);
  rmSync(join(database, 'solbada.lock'));
  expect(lock.isOurs()).toBe(false);
  lock.release();
});

test('creates a missing data folder for its owner alone', () => {
  const missing = join(folder, 'a', 'b');
  prepareDataFolder(missing);
  expect(statSync(missing).mode & 0o777).toBe(0o700);
});

test('refuses a file in place of the data folder with one line', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'below'), '/proc/solbada']) {
    expect(() => prepareDataFolder(path)).toThrow(/^The data folder .* cannot be written \(.*\)\.$/);
  }
});

test('refuses a data folder of another user with one line, and leaves it unchanged', () => {
  const isRoot = process.getuid?.() === 0;
  // Root makes a folder and continues as another user. For all other users, the folder / belongs to somebody else already.
  const foreign = isRoot ? join(folder, 'foreign') : '/';
  if (isRoot) {
    mkdirSync(foreign);
    chmodSync(folder, 0o755);
    chmodSync(foreign, 0o777);
  }
  const { mode } = statSync(foreign);
  const asNobody = isRoot ? 'process.setgid(65534); process.setuid(65534);' : '';
  expect(inAnotherProcess(`${asNobody} protectDataFolder(${JSON.stringify(foreign)})`)).toMatch(
    /^DatabaseRefusal: The data folder .* cannot be closed to other users \(EPERM.*\.$/,
  );
  expect(statSync(foreign).mode).toBe(mode);
});

test('refuses a read-only data folder with one line', () => {
  chmodSync(folder, 0o755);
  const readOnly = join(folder, 'data');
  mkdirSync(readOnly, { mode: 0o555 });
  // Root may write everywhere, so the check runs as another user.
  const asNobody = process.getuid?.() === 0 ? 'process.setgid(65534); process.setuid(65534);' : '';
  expect(inAnotherProcess(`${asNobody} prepareDataFolder(${JSON.stringify(readOnly)})`)).toMatch(
    /^DatabaseRefusal: The data folder .* cannot be written \(EACCES.*\)\.$/,
  );
});
