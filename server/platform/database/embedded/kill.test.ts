import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDataFolder } from '../testing/testDatabases.ts';

const child = fileURLToPath(new URL('../testing/insertingChild.ts', import.meta.url));
let dataDir = '';
let dispose: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  ({ dataDir, dispose } = await freshDataFolder());
});

afterAll(() => dispose());

interface Life {
  readonly found: readonly number[] | undefined;
  readonly kept: readonly number[];
  readonly output: string;
}

/** Starts the child, kills it so many ms after its first output (or after its start), and returns its output. */
async function liveAndDie(moment: { afterFirstWord: number } | { afterStart: number }): Promise<Life> {
  const process_ = spawn(process.execPath, [child, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const firstWord = new Promise<void>((resolve) => {
    process_.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      resolve();
    });
  });
  process_.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => process_.once('close', () => resolve()));
  if ('afterStart' in moment) await pause(moment.afterStart);
  else {
    await Promise.race([firstWord, ended]);
    await pause(moment.afterFirstWord);
  }
  process_.kill('SIGKILL');
  await ended;
  const whole = output.slice(0, output.lastIndexOf('\n') + 1).split('\n');
  const found = whole.find((line) => line.startsWith('found '));
  return {
    found: found === undefined ? undefined : JSON.parse(found.slice('found '.length)),
    kept: whole.filter((line) => line.startsWith('kept ')).map((line) => Number(line.slice('kept '.length))),
    output,
  };
}

test('DESIGN 11: keeps every acknowledged row over 12 SIGKILLs', {
  timeout: 90_000,
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
