import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry } from 'prom-client';
import { z } from 'zod';
import type { Metrics } from './metrics.ts';

/** Messages between processes, so that any of them can report the metrics of all. */
const talkSchema = z.discriminatedUnion('figures', [
  /** From a worker to the first process, and from it to all workers. */
  z.object({ figures: z.literal('wanted'), id: z.string() }),
  /** From each worker to the first process. */
  z.object({ figures: z.literal('own'), id: z.string(), own: z.array(z.looseObject({ name: z.string() })) }),
  /** From the first process to the worker that requested them. */
  z.object({ figures: z.literal('all'), id: z.string(), all: z.array(z.array(z.looseObject({}))) }),
]);

type Talk = z.infer<typeof talkSchema>;

/** Timeout for a worker's response (ms); a late one is left out, since it may be ending. */
const timeout = 1_000;

/** In the first process: passes one worker's request to all, and returns their responses. */
export function gatherWorkerMetrics(): void {
  const open = new Map<string, { left: number; all: object[][]; finish: () => void }>();
  cluster.on('message', (asker, message: unknown) => {
    const said = talkSchema.safeParse(message);
    if (!said.success) return;
    const { id } = said.data;
    if (said.data.figures === 'own') {
      const question = open.get(id);
      if (!question) return;
      question.all.push(said.data.own);
      question.left -= 1;
      if (question.left === 0) question.finish();
      return;
    }
    if (said.data.figures !== 'wanted') return;
    const workers = Object.values(cluster.workers ?? {}).flatMap((worker) =>
      worker?.isConnected() ? worker : [],
    );
    const all: object[][] = [];
    const finish = () => {
      clearTimeout(timer);
      open.delete(id);
      if (asker.isConnected()) asker.send({ figures: 'all', id, all });
    };
    const timer = setTimeout(finish, timeout);
    open.set(id, { left: workers.length, all, finish });
    for (const worker of workers) worker.send({ figures: 'wanted', id } satisfies Talk);
  });
}

/** In a worker: answers the first process, and returns the function that requests the metrics of all. */
export function shareFigures(metrics: Metrics): () => Promise<string> {
  const waiting = new Map<string, (body: Promise<string>) => void>();
  process.on('message', (message: unknown) => {
    const said = talkSchema.safeParse(message);
    if (!said.success) return;
    const { id } = said.data;
    if (said.data.figures === 'wanted') {
      void metrics.own().then((own) => process.send?.({ figures: 'own', id, own }));
    }
    if (said.data.figures === 'all') {
      waiting.get(id)?.(AggregatorRegistry.aggregate(said.data.all).metrics());
      waiting.delete(id);
    }
  });
  return () =>
    new Promise((resolve) => {
      const id = randomUUID();
      waiting.set(id, resolve);
      process.send?.({ figures: 'wanted', id } satisfies Talk);
    });
}
