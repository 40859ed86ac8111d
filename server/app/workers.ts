import cluster, { type Worker } from 'node:cluster';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { z } from 'zod';
import { gatherFiguresOfWorkers } from '../platform/telemetry/metrics/acrossWorkers.ts';

/** What a worker tells the process that started it, once it serves. */
const readySchema = z.object({ ready: z.string() });

/** A worker that ends sooner than this after its start (ms) is not started again at once. */
const shortLife = 5_000;
const pauseAfterShortLife = 1_000;

/** Tells that this process serves: to its starter where it is one of several, else to whoever reads. */
export function tellReady(line: string): void {
  if (cluster.isWorker) process.send?.({ ready: line } satisfies z.infer<typeof readySchema>);
  else process.stdout.write(`${line}\n`);
}

/**
 * Calls back when the process that started this one through a channel has ended (scripts/start.mjs): killed, it could not
 * pass anything on, and this one would go on without a parent. Workers end with their first process by themselves.
 */
export function onStarterGone(end: () => void): void {
  // Undefined where there is no channel.
  if (cluster.isWorker || process.connected === undefined) return;
  if (process.connected) process.once('disconnect', end);
  else end();
}

/**
 * Serves with several processes behind one port (WORKERS). One that dies is replaced; where the first ones cannot start,
 * all end with what they said. SIGTERM and SIGINT are passed on, and the last to end ends this one.
 */
export function runWorkers(count: number, log: (line: string) => void): void {
  const ready = new Set<number>();
  let isStopping = false;
  let wasReady = false;
  let exitCode = 0;

  const begin = () => {
    const born = performance.now();
    const worker = cluster.fork();
    worker.on('message', (message: unknown) => {
      const said = readySchema.safeParse(message);
      if (!said.success) return;
      ready.add(worker.id);
      if (wasReady || ready.size < count) return;
      wasReady = true;
      process.stdout.write(`${said.data.ready}, ${count} processes\n`);
    });
    // A message to a worker that is ending fails; its exit says the rest.
    worker.on('error', () => undefined);
    worker.on('exit', (code, signal) => ended(worker, code ?? signal, performance.now() - born));
  };

  const ended = (worker: Worker, how: number | string, life: number) => {
    ready.delete(worker.id);
    const isLast = Object.keys(cluster.workers ?? {}).length === 0;
    if (isStopping || !wasReady) {
      if (!isStopping) stop('SIGTERM', 1);
      if (isLast) process.exit(exitCode);
      return;
    }
    log(`A process of Solbada ended (${how}); another takes its place.`);
    setTimeout(() => !isStopping && begin(), life < shortLife ? pauseAfterShortLife : 0);
  };

  const stop = (signal: NodeJS.Signals, code = 0) => {
    isStopping = true;
    exitCode = Math.max(exitCode, code);
    const workers = Object.values(cluster.workers ?? {});
    for (const worker of workers) worker?.process.kill(signal);
    if (workers.length === 0) process.exit(exitCode);
  };

  gatherFiguresOfWorkers();
  // Counts limits for all workers, also where Redis does not answer.
  new RateLimiterClusterMaster();
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGTERM'));
  onStarterGone(() => stop('SIGTERM'));
  for (let index = 0; index < count; index += 1) begin();
}
