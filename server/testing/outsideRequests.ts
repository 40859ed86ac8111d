import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Keeps the processes that this one starts from connecting to other machines, except for the servers given to the run. */
export function guardProcesses(): void {
  const guard = new URL('loopbackOnly.mjs', import.meta.url);
  const { TEST_DATABASE_URL, TEST_REDIS_URL, NODE_OPTIONS = '' } = process.env;
  for (const given of [TEST_DATABASE_URL, TEST_REDIS_URL])
    if (given) guard.searchParams.append('allow', new URL(given).hostname);
  if (!NODE_OPTIONS.includes(guard.href)) process.env.NODE_OPTIONS = `${NODE_OPTIONS} --import=${guard.href}`;
}

const file = path.join(tmpdir(), `solbada-outside-requests-${process.pid}`);

/** Collects the blocked requests of this process and of the processes that it starts. */
export function collectOutsideRequests(): void {
  process.env.OUTSIDE_REQUESTS = file;
}

/** The hosts outside loopback that were requested since the last call. */
export function takeOutsideRequests(): string[] {
  if (!existsSync(file)) return [];
  const hosts = readFileSync(file, 'utf8').trim().split('\n');
  rmSync(file);
  return hosts;
}

/** The variables for a process that must be guarded too but does not inherit the whole environment. */
export function guardVariables(): Record<string, string> {
  const { NODE_OPTIONS = '', OUTSIDE_REQUESTS = '' } = process.env;
  return { NODE_OPTIONS, OUTSIDE_REQUESTS };
}
