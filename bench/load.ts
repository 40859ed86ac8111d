import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { ChildServer } from './children.ts';
import { workload } from './effort.ts';

const autocannon = createRequire(import.meta.url).resolve('autocannon/autocannon.js');

const resultSchema = z.object({
  '2xx': z.int(),
  non2xx: z.int(),
  errors: z.int(),
  duration: z.number(),
});

const cpuSchema = z.object({ user: z.number(), system: z.number() });

interface Load {
  readonly seconds: number;
  /** Headers of each request, such as `cookie=a=b`. */
  readonly headers?: readonly string[];
}

/**
 * Sends steady load from a separate process over ten connections, for a number of seconds. Any status but 200 is an error, so
 * that a quick failure doesn't look like speed.
 */
export async function responsesUnderLoad(
  address: string,
  { seconds, headers = [] }: Load,
): Promise<{ responses: number; duration: number }> {
  const parameters = [
    '--json',
    '--no-progress',
    '-c',
    '10',
    ...workload(['-d', String(seconds)], ['-a', '20']),
    ...headers.flatMap((header) => ['-H', header]),
    address,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [autocannon, ...parameters]);
  const result = resultSchema.parse(JSON.parse(stdout));
  if (result.non2xx + result.errors > 0 || result['2xx'] === 0) {
    throw new Error(`${address}: ${result.non2xx} responses were not 200, ${result.errors} failed`);
  }
  return { responses: result['2xx'], duration: result.duration };
}

/** How many requests a server handles, and the CPU time of each, which depends less on other load on the machine. */
export interface Pace {
  readonly perSecond: number;
  /** Microseconds of CPU time of the server's process, all threads together. */
  readonly cpu: number;
}

export async function measurePace(server: ChildServer, path: string, load: Load): Promise<Pace> {
  const before = cpuSchema.parse(await server.ask('cpu'));
  const { responses, duration } = await responsesUnderLoad(server.origin + path, load);
  const after = cpuSchema.parse(await server.ask('cpu'));
  const used = after.user + after.system - before.user - before.system;
  return { perSecond: responses / duration, cpu: used / responses };
}
