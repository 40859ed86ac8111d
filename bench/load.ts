import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { z } from 'zod';

const autocannon = createRequire(import.meta.url).resolve('autocannon/autocannon.js');

const resultSchema = z.object({
  '2xx': z.int(),
  non2xx: z.int(),
  errors: z.int(),
  duration: z.number(),
});

/**
 * Requests answered a second under steady load from a process of its own; ten connections, for so many seconds.
 * Anything but a 200 is an error: a quick failure must not look like speed.
 */
export async function requestsPerSecond(
  address: string,
  { seconds, encoding = '' }: { seconds: number; encoding?: string },
): Promise<number> {
  const encodings = encoding === '' ? [] : ['-H', `accept-encoding=${encoding}`];
  const parameters = ['--json', '--no-progress', '-c', '10', '-d', String(seconds), ...encodings, address];
  const child = spawn(process.execPath, [autocannon, ...parameters], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let complaint = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`autocannon ended with ${code}: ${complaint}`);
  const result = resultSchema.parse(JSON.parse(output));
  if (result.non2xx + result.errors > 0 || result['2xx'] === 0) {
    throw new Error(`${address}: ${result.non2xx} answers were no 200, ${result.errors} failed`);
  }
  return result['2xx'] / result.duration;
}
