import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { guardVariables } from './outsideRequests.ts';
import { waitUntil } from './waitUntil.ts';

/** A process that a test has started. Its output is captured, so it does not appear in the report of the run. */
export interface Started {
  process: ChildProcess;
  out: () => string;
  err: () => string;
  /** The exit code, once all output has been read; null when a signal ended it. */
  ended: Promise<number | null>;
}

/** Passes on the compile cache: without it, stripping types and compiling would take a fifth of each start's CPU time. */
function inherited(): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  return { PATH, NODE_COMPILE_CACHE, ...guardVariables() };
}

const running = new Set<ChildProcess>();

/** Ends all processes that a test left running, with those that they have started. */
export async function killRunning(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const ended = once(child, 'close');
      killWithChildren(child);
      await ended;
    }),
  );
}

/** For a test that was aborted and starts another process after its hooks. */
process.once('exit', () => running.forEach(killWithChildren));

function killWithChildren({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  for (const one of [pid, ...processesBelow(pid)]) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}

export function childProcesses(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return children === '' ? [] : children.split(' ').map(Number);
  } catch {
    // It has ended, or this system has no /proc.
    return [];
  }
}

/** The children of a process, their children, and so on. */
export const processesBelow = (pid: number): number[] =>
  childProcesses(pid).flatMap((child) => [child, ...processesBelow(child)]);

interface CommandOptions {
  /** Its working folder; defaults to this project. */
  folder?: string;
  variables?: NodeJS.ProcessEnv;
}

/** Runs a command with only these environment variables, and those that every Node process of a test run needs. */
export function startCommand(
  command: string,
  words: readonly string[],
  { folder = process.cwd(), variables = {} }: CommandOptions = {},
): Started {
  const child = spawn(command, words, {
    cwd: folder,
    env: { ...inherited(), ...variables },
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
  // A command that does not exist closes too.
  child.on('error', (error) => {
    said.err += error.message;
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  return { process: child, out: () => said.out, err: () => said.err, ended };
}

interface StartOptions {
  /** The project folder; defaults to this project. */
  folder?: string;
  nodeOptions?: string[];
  /** A command that wraps the process, to run it elsewhere or under a limit. */
  within?: readonly string[];
}

/** Starts the product as an operator starts it. */
export function start(
  variables: Record<string, string>,
  { folder = process.cwd(), nodeOptions = [], within = [] }: StartOptions = {},
): Started {
  const node = [process.execPath, ...nodeOptions, path.join(folder, 'server/main.ts')];
  const [command = '', ...words] = [...within, ...node];
  return startCommand(command, words, {
    folder,
    variables: { NODE_ENV: 'production', PORT: '0', ...variables },
  });
}

/** Longer than a busy machine takes for a first start (ms). */
const startLimit = 100_000;

/** Waits until a process has started and its output matches. */
export function waitForOutput(
  started: Started,
  pattern: RegExp,
  output: () => string = started.out,
): Promise<RegExpExecArray> {
  return waitUntil(`a process to print ${pattern}`, () => pattern.exec(output()), {
    timeout: startLimit,
    interval: 5,
    during: started.ended,
    details: () => `It printed: ${output()}${started.err()}`,
  });
}

/** The address in the line that reports readiness. */
export async function serverAddress(started: Started): Promise<string> {
  const [, address = ''] = await waitForOutput(started, /ready at (\S+)/);
  return address;
}

/**
 * Starts the product, and returns the one line with which the start is refused
 * (docs/product/environment.md#rules-for-every-site).
 */
export async function refusal(variables: Record<string, string>, options?: StartOptions): Promise<string> {
  const started = start(variables, options);
  assert.equal(await started.ended, 1, started.err());
  assert.equal(started.out(), '');
  assert.match(started.err(), /^Solbada cannot start: \S.*\.\n$/);
  return started.err();
}
