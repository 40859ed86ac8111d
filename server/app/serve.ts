import cluster from 'node:cluster';
import { escapedLines } from '../../domain/readableText.ts';
import { openOperatorSocket } from '../operator/operatorSocket.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Engine } from '../platform/database/engine.ts';
import { openGuideReads } from '../platform/database/guideReads.ts';
import type { DatabaseMeter } from '../platform/database/meteredEngine.ts';
import { openDatabase } from '../platform/database/open.ts';
import { serverPort } from '../platform/serverPort.ts';
import { createMetrics } from '../platform/telemetry/metrics/metrics.ts';
import type { Tracing } from '../platform/telemetry/tracing/openTracing.ts';
import { tracedEngine } from '../platform/telemetry/tracing/tracedEngine.ts';
import type { OpenSandboxes } from '../providers/sandboxes.ts';
import { type Configuration, settingsNeededToSell } from './configuration.ts';
import { missingDollarKeys } from './dollarKeys.ts';
import { prepareClosing } from './prepareClosing.ts';
import { openProduct, type WebSource } from './product.ts';
import { onParentExit, reportReady } from './workers.ts';

/** How long a stop waits for work under way (ms), before the process ends anyway. */
const stopLimit = 15_000;

/** Opens the database and the product, listens, and ends at SIGTERM and SIGINT. */
export async function serve(
  configuration: Configuration,
  source: WebSource,
  openSandboxes: OpenSandboxes,
): Promise<void> {
  const started = performance.now();
  const log = (line: string) => void process.stderr.write(`${escapedLines(line)}\n`);
  const metrics = createMetrics();
  const tracing = await startTracing(configuration, log);
  const wrap = (engine: Engine) => (tracing ? tracedEngine(engine) : engine);
  const database = await openDatabase({
    databaseUrl: configuration.databaseUrl,
    dataDir: configuration.dataDir,
    clock: systemClock,
    log,
    meter: metrics,
    wrap,
    // Ends at once, like a crash: committed data is on the disk, and closing the database would write.
    onLockLost: (sentence) => {
      log(`Solbada ends: ${sentence}`);
      process.exit(1);
    },
  });
  const closeAll: (() => Promise<unknown>)[] = [() => database.close(), async () => tracing?.close()];
  const readDatabase = configuredGuideReads(configuration, log, metrics, wrap);
  if (readDatabase) closeAll.unshift(() => readDatabase.close());
  try {
    const product = await openProduct({
      configuration,
      database,
      clock: systemClock,
      openSandboxes,
      log,
      metrics,
      readDatabase,
      ...source,
    });
    const { app } = product;
    closeAll.unshift(() => product.close());
    closeAll.unshift(prepareClosing(app));
    await app.listen({ port: configuration.port, host: configuration.host });
    // A worker leaves the command socket to others: with PostgreSQL the commands reach the database directly.
    if (!cluster.isWorker) {
      const operator = await openOperatorSocket(configuration.dataDir, product.operate, log);
      closeAll.unshift(() => operator.close());
    }
    const port = serverPort(app.server);
    const origin =
      configuration.publicOrigin ??
      `http://${configuration.host === '127.0.0.1' ? 'localhost' : configuration.host}:${port}`;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    // Only one worker logs it.
    const company = product.readCompany();
    if (configuration.isLive && company.missing.length > 0 && (cluster.worker?.id ?? 1) === 1)
      log(
        `Korean law wants a seller's first screen to show what these settings hold: ${company.missing.join(', ')}. ${settingsNeededToSell(configuration, company).length > 0 ? 'Nothing is sold until they are set' : 'Set them'}.`,
      );
    const dollarKeys = await missingDollarKeys(configuration, database);
    if (dollarKeys !== null && (cluster.worker?.id ?? 1) === 1) log(dollarKeys);
    stopOnSignal(closeAll, () => product.drain.begin(configuration.drainSeconds));
    reportReady(`Solbada is ready at ${origin} (${product.places} places, ${seconds} s)`);
  } catch (error) {
    for (const close of closeAll) await close();
    throw error;
  }
}

/** Without a collector, no OpenTelemetry code is loaded. */
async function startTracing(
  { sendsTraces }: Configuration,
  log: (line: string) => void,
): Promise<Tracing | undefined> {
  if (!sendsTraces) return undefined;
  const { openTracing } = await import('../platform/telemetry/tracing/openTracing.ts');
  return openTracing(log);
}

function configuredGuideReads(
  { readDatabaseUrl: url, databaseUrl: primaryUrl }: Configuration,
  log: (line: string) => void,
  meter: DatabaseMeter,
  wrap: (engine: Engine) => Engine,
): Database | undefined {
  if (primaryUrl === undefined) return undefined;
  return openGuideReads({ url, primaryUrl, log, meter, wrap });
}

/**
 * Ctrl-C and SIGTERM: finish the requests under way, close the database, end. A second signal ends at once. SIGTERM
 * comes from process managers: visitors get time to reach another process first.
 */
function stopOnSignal(closeAll: readonly (() => Promise<unknown>)[], drain: () => Promise<void>): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), stopLimit).unref();
    if (signal === 'SIGTERM') await drain();
    for (const close of closeAll) await close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  onParentExit(() => !isStopping && stop('SIGTERM'));
}
