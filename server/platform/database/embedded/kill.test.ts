import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isLong } from '../../../testing/longTests.ts';
import { killRunning, startCommand, waitForOutput } from '../../../testing/startProcess.ts';
import { freshDataFolder } from '../testing/testDatabases.ts';

const child = fileURLToPath(new URL('../testing/insertingChild.ts', import.meta.url));
let dataDir = '';
let dispose: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  // On the disk, so that a kill also comes while a commit is being synced.
  ({ dataDir, dispose } = await freshDataFolder(undefined, tmpdir()));
});

afterEach(killRunning);
afterAll(() => dispose());

interface Life {
  readonly found: readonly number[] | undefined;
  readonly kept: readonly number[];
  readonly output: string;
}

/** Starts the child, kills it some milliseconds after its first rows or after its start, and returns its output. */
async function liveAndDie(moment: { afterRows: number } | { afterStart: number }): Promise<Life> {
  const started = startCommand(process.execPath, [child, dataDir]);
  if ('afterStart' in moment) await pause(moment.afterStart);
  else {
    // With fewer rows the test would prove little.
    await Promise.race([started.ended, waitForOutput(started, /(\nkept .*){2}/)]);
    await pause(moment.afterRows);
  }
  started.process.kill('SIGKILL');
  await started.ended;
  const output = started.out() + started.err();
  const whole = output.slice(0, output.lastIndexOf('\n') + 1).split('\n');
  const found = whole.find((line) => line.startsWith('found '));
  return {
    found: found === undefined ? undefined : JSON.parse(found.slice('found '.length)),
    kept: whole.filter((line) => line.startsWith('kept ')).map((line) => Number(line.slice('kept '.length))),
    output,
  };
}

/** Every third process is killed while it opens the database and recovers from the previous kill. */
const kills = isLong ? 24 : 4;

test(`DESIGN 11: keeps every acknowledged row over ${kills} SIGKILLs`, { timeout: 180_000 }, async () => {
  const acknowledged = new Set<number>();
  for (let kill = 0; kill <= kills; kill += 1) {
    const moment = kill % 3 === 2 ? { afterStart: Math.random() * 400 } : { afterRows: Math.random() * 150 };
    const life = await liveAndDie(moment);
    if (life.found === undefined) {
      expect(life.output, 'the child could not open the database').toBe('');
      continue;
    }
    const there = new Set(life.found);
    expect([...acknowledged].filter((id) => !there.has(id))).toEqual([]);
    for (const id of life.kept) acknowledged.add(id);
  }
  // Every process that was not killed while it opened the database has contributed some rows.
  expect(acknowledged.size).toBeGreaterThan(kills);
});
