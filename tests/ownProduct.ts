import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readConfiguration } from '../server/app/configuration.ts';
import { type ContentFiles, readContentFiles } from '../server/app/contentFiles.ts';
import { prepareClosing } from '../server/app/prepareClosing.ts';
import { openProduct } from '../server/app/product.ts';
import { loadBuiltWeb } from '../server/pages/builtWeb.ts';
import { type Clock, systemClock } from '../server/platform/clock.ts';
import { openDatabase } from '../server/platform/database/open.ts';
import { skipFinalVacuum } from '../server/platform/database/testing/skipFinalVacuum.ts';
import { serverPort } from '../server/platform/serverPort.ts';
import { createMetrics } from '../server/platform/telemetry/metrics/metrics.ts';
import { openSandboxes } from '../server/sandbox/openSandboxes.ts';
import { testSecret } from '../server/testing/testSecret.ts';
import { filledDataFolder } from './filledDataFolder.ts';

/** A clock that runs like the machine's, and that a test can move ahead. */
export class MovableClock implements Clock {
  #ahead = 0;
  now(): Date {
    return new Date(Date.now() + this.#ahead);
  }
  moveTo(moment: Date): void {
    this.#ahead = moment.getTime() - Date.now();
  }
}

/** The interval at which the sandbox's webhooks and the reconciler poll (ms). */
const pollEvery = 200;

/** The content by folder; it is read once for all products of this worker. */
const contents = new Map<string, Promise<ContentFiles>>();

function contentIn(folder: string): Promise<ContentFiles> {
  const known = contents.get(folder) ?? readContentFiles(folder);
  contents.set(folder, known);
  return known;
}

/**
 * The whole product in this process: a test reaches its database, its operator's commands and its clock.
 * @param folder with the content and the built pages: this project, or a release (releases.ts)
 */
export async function openOwnProduct(
  clock: Clock = systemClock,
  variables: Record<string, string> = {},
  folder: string = path.resolve(),
) {
  const dataDir = await filledDataFolder();
  const log = () => undefined;
  let isClosing = false;
  const database = await openDatabase({
    dataDir,
    clock,
    log,
    wrap: (engine) => skipFinalVacuum(engine, () => isClosing),
  });
  const buildFolder = path.join(folder, 'dist');
  const web = await loadBuiltWeb(buildFolder);
  const product = await openProduct({
    configuration: readConfiguration({
      LOG_LEVEL: 'silent',
      SESSION_SECRET: testSecret,
      SANDBOX: 'allow',
      RATE_LIMITS: 'off',
      COMPANY_PHONE: '033-123-4567',
      DATA_DIR: dataDir,
      ...variables,
    }),
    database,
    clock,
    openSandboxes: (deps) => openSandboxes({ ...deps, webhooksEvery: pollEvery }),
    ticketTimes: { pollEvery },
    log,
    metrics: createMetrics(),
    web: async () => web,
    buildFolder,
    content: await contentIn(folder),
    // A lower quality than usual: brotli's best quality takes four seconds of processor time.
    offlineQuality: 5,
  });
  const { app, operate } = product;
  const closeApplication = prepareClosing(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    database,
    operate,
    origin: `http://localhost:${serverPort(app.server)}`,
    async close(): Promise<void> {
      // A browser may have opened a connection in advance, which Node would keep open for a minute.
      await closeApplication();
      await product.close();
      isClosing = true;
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
