import cluster, { type Worker } from 'node:cluster';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { z } from 'zod';
import { gatherWorkerMetrics } from '../platform/telemetry/metrics/acrossWorkers.ts';

/** Message from a worker to the process that started it, once it serves. */
const readySchema = z.object({ ready: z.string() });

/** A worker that ends sooner than this after its start (ms) is not restarted at once. */
const shortLife = 5_000;
const pauseAfterShortLife = 1_000;

/** Reports that this process serves: to the first process if it is a worker, else on standard output. */
export function reportReady(line: string): void {
  if (cluster.isWorker) process.send?.({ ready: line } satisfies z.infer<typeof readySchema>);
  else process.stdout.write(`${line}\n`);
}

/**
 * Called when the process that started this one over a channel has ended (scripts/start.mjs): a killed parent cannot
 * pass a signal on, and this process would outlive it. Workers end with their first process by themselves.
 */
export function onParentExit(end: () => void): void {
  // Undefined without a channel.
  if (cluster.isWorker || process.connected === undefined) return;
  if (process.connected) process.once('disconnect', end);
  else end();
}

/**
 * Serves with several processes behind one port (WORKERS). One that dies is replaced; if the first ones cannot start,
 * all end with their message. SIGTERM and SIGINT are passed on, and the last exit ends this process.
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
    // A message to an ending worker fails; its exit is handled separately.
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

  gatherWorkerMetrics();
  // Counts limits for all workers, also while Redis is down.
  new RateLimiterClusterMaster();
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGTERM'));
  onParentExit(() => stop('SIGTERM'));
  for (let index = 0; index < count; index += 1) begin();
}
