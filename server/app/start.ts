import cluster from 'node:cluster';
import { escapedLines } from '../../domain/readableText.ts';
import { ContentError } from '../guide/readContent.ts';
import { openOperatorSocket } from '../operator/operatorSocket.ts';
import { systemClock } from '../platform/clock.ts';
import { ConfigurationError } from '../platform/configurationError.ts';
import type { Database } from '../platform/database/database.ts';
import type { Engine } from '../platform/database/engine.ts';
import { openGuideReads } from '../platform/database/guideReads.ts';
import type { DatabaseMeter } from '../platform/database/meteredEngine.ts';
import { openDatabase } from '../platform/database/open.ts';
import { ownerOnlyModes } from '../platform/database/protectDataFolder.ts';
import { DatabaseRefusal } from '../platform/database/refusal.ts';
import { serverPort } from '../platform/serverPort.ts';
import { createMetrics } from '../platform/telemetry/metrics/metrics.ts';
import type { Tracing } from '../platform/telemetry/tracing/openTracing.ts';
import { tracedEngine } from '../platform/telemetry/tracing/tracedEngine.ts';
import type { OpenSandboxes } from '../providers/sandboxes.ts';
import { type Configuration, readConfiguration, settingsNeededToSell } from './configuration.ts';
import { missingDollarKeys } from './dollarKeys.ts';
import { prepareClosing } from './prepareClosing.ts';
import { openProduct, type WebSource } from './product.ts';
import { onParentExit, reportReady, runWorkers } from './workers.ts';

/** How long a stop waits for work under way (ms), before the process ends anyway. */
const stopLimit = 15_000;

function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : 'unknown reason';
}

/** The one line for a failed start; null for a bug of ours, which is printed whole. */
function startFailure(error: unknown, configuration: Configuration | null): string | null {
  if (error instanceof ConfigurationError || error instanceof DatabaseRefusal) return error.message;
  if (error instanceof ContentError) return error.message;
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return `Port ${configuration?.port} is taken; set PORT to another one.`;
  if (code === 'EACCES')
    return `Port ${configuration?.port} may not be opened by this user; set PORT to another one.`;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk of the data folder ${configuration?.dataDir} is full (${code}): make room.`;
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code))
    return `HOST ${configuration?.host} is no address of this machine.`;
  return null;
}

async function start(
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

/**
 * The disk of the logs may be full: then lines are lost, but requests go on. Without a listener the error would end
 * the process.
 */
function outliveLostLines(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** Starts the product; a failed start prints its reason in one line and ends with exit code 1. */
export async function startProduct(
  source: () => Promise<WebSource>,
  openSandboxes: OpenSandboxes,
): Promise<void> {
  let configuration: Configuration | null = null;
  outliveLostLines();
  process.umask(ownerOnlyModes.umask);
  try {
    configuration = readConfiguration(process.env);
    if (configuration.workers > 1 && cluster.isPrimary) {
      return runWorkers(configuration.workers, (line) => void process.stderr.write(`${line}\n`));
    }
    await start(configuration, await source(), openSandboxes);
  } catch (error) {
    const line = startFailure(error, configuration);
    if (line === null) throw error;
    process.stderr.write(`Solbada cannot start: ${line}\n`);
    process.exitCode = 1;
  }
}
