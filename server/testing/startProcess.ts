import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { guardVariables } from './outsideRequests.ts';

/** A process of the product, started as an operator starts it. */
export interface Started {
  process: ChildProcess;
  out: () => string;
  err: () => string;
  /** The exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

/** Without the cache each start would strip types and compile anew, a fifth of its CPU time. */
function inherited(): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  return { PATH, NODE_COMPILE_CACHE, ...guardVariables() };
}

const running = new Set<ChildProcess>();

/** Ends all processes that a test left running. */
export async function killRunning(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
    }),
  );
}

interface StartOptions {
  /** The project folder; defaults to this project. */
  folder?: string;
  nodeOptions?: string[];
  /** A command that wraps the process, to run it elsewhere or under a limit. */
  within?: readonly string[];
}

export function start(
  variables: Record<string, string>,
  { folder = process.cwd(), nodeOptions = [], within = [] }: StartOptions = {},
): Started {
  const node = [process.execPath, ...nodeOptions, path.join(folder, 'server/main.ts')];
  const [command = '', ...words] = [...within, ...node];
  const child = spawn(command, words, {
    env: { ...inherited(), NODE_ENV: 'production', PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (data) => {
    said.out += data;
  });
  child.stderr.on('data', (data) => {
    said.err += data;
  });
  const ended = once(child, 'close').then(([code]: (number | null)[]) => {
    running.delete(child);
    return code ?? null;
  });
  return { process: child, out: () => said.out, err: () => said.err, ended };
}

/** The address in the line that reports readiness. */
export async function addressOf(started: Started): Promise<string> {
  for (;;) {
    const [, address] = /ready at (\S+)/.exec(started.out()) ?? [];
    if (address !== undefined) return address;
    if (started.process.exitCode !== null || started.process.signalCode !== null)
      throw new Error(`it ended: ${started.err()}`);
    await pause(10);
  }
}

/** Starts the product, and returns the one line with which the start is refused (DESIGN 4). */
export async function refusal(variables: Record<string, string>, options?: StartOptions): Promise<string> {
  const started = start(variables, options);
  expect(await started.ended, started.err()).toBe(1);
  expect(started.out()).toBe('');
  const lines = started.err().trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^Solbada cannot start: \S.*\.$/);
  return started.err();
}
