import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { killRunning, outputOf, startCommand } from '../../../testing/startProcess.ts';
import { freshDataFolder } from '../testing/testDatabases.ts';

const child = fileURLToPath(new URL('../testing/insertingChild.ts', import.meta.url));
let dataDir = '';
let dispose: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  ({ dataDir, dispose } = await freshDataFolder());
});

afterEach(killRunning);
afterAll(() => dispose());

interface Life {
  readonly found: readonly number[] | undefined;
  readonly kept: readonly number[];
  readonly output: string;
}

/** Starts the child, kills it so many ms after its first output (or after its start), and returns its output. */
async function liveAndDie(moment: { afterFirstWord: number } | { afterStart: number }): Promise<Life> {
  const started = startCommand(process.execPath, [child, dataDir]);
  if ('afterStart' in moment) await pause(moment.afterStart);
  else {
    await Promise.race([started.ended, outputOf(started, /./)]);
    await pause(moment.afterFirstWord);
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

test('DESIGN 11: keeps every acknowledged row over 12 SIGKILLs', {
  timeout: 180_000,
}, async () => {
  const acknowledged = new Set<number>();
  for (let kill = 0; kill <= 12; kill += 1) {
    // Every sixth is killed while it opens the database and recovers from the previous kill.
    const moment =
      kill % 6 === 5 ? { afterStart: Math.random() * 400 } : { afterFirstWord: Math.random() * 150 };
    const life = await liveAndDie(moment);
    if (life.found === undefined) {
      expect(life.output, 'the child could not open the database').toBe('');
      continue;
    }
    const there = new Set(life.found);
    expect([...acknowledged].filter((id) => !there.has(id))).toEqual([]);
    for (const id of life.kept) acknowledged.add(id);
  }
  // Two per run on average: a busy machine may do little before the kill.
  expect(acknowledged.size).toBeGreaterThan(24);
});
