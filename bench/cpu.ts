import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { childProcesses } from '../server/testing/startProcess.ts';
import { readProcessTime } from './processTime.ts';

/** Seconds of CPU time that a process and those below it have used. */
export function usedCpu(pid: number): number {
  const own = (readProcessTime(pid)?.own ?? 0) / 1_000;
  return childProcesses(pid).reduce((sum, child) => sum + usedCpu(child), own);
}

const profileSchema = z.object({
  nodes: z.array(
    z.object({ id: z.int(), callFrame: z.object({ functionName: z.string(), url: z.string() }) }),
  ),
  samples: z.array(z.int()),
});

/** The functions that used most of the main thread, with their share of its busy time, from a profile of V8. */
export function costliestFunctions(folder: string, count: number): string[] {
  const shares = new Map<string, number>();
  let busy = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'))) {
    const { nodes, samples } = profileSchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
    const names = new Map(
      nodes.map(({ id, callFrame: { functionName, url } }) => {
        const place = url.split('/').slice(-2).join('/');
        return [id, place === '' ? functionName : `${functionName || 'anonymous'} ${place}`];
      }),
    );
    for (const sample of samples) {
      const name = names.get(sample) ?? '';
      if (name === '(idle)') continue;
      busy += 1;
      shares.set(name, (shares.get(name) ?? 0) + 1);
    }
  }
  return [...shares]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([name, samples]) => `${name}: ${((100 * samples) / busy).toFixed(1)} %`);
}
