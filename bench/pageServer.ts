/**
 * The product on a free port, with the real content and its own database: `pageServer.ts postgresql:...`, or an
 * embedded one without an address.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfiguration } from '../server/app/configuration.ts';
import { openProduct } from '../server/app/product.ts';
import { systemClock } from '../server/platform/clock.ts';
import { openDatabase } from '../server/platform/database/open.ts';
import { serverPort } from '../server/platform/serverPort.ts';
import { createMetrics } from '../server/platform/telemetry/metrics/metrics.ts';
import { openSandboxes } from '../server/sandbox/openSandboxes.ts';
import { becomeServer } from './children.ts';
import { fillDataFolder } from './dataFolder.ts';
import { copyBuiltWeb } from './ownBuild.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'solbada-bench-'));
const metrics = createMetrics();
fillDataFolder(path.join(dataDir, 'data'));
const databaseUrl = process.argv.slice(2).find((one) => one.startsWith('postgres'));
const database = await openDatabase({
  databaseUrl,
  dataDir: path.join(dataDir, 'data'),
  clock: systemClock,
  log: () => undefined,
  meter: metrics,
});
const { app, close } = await openProduct({
  configuration: readConfiguration({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' }),
  database,
  clock: systemClock,
  metrics,
  openSandboxes,
  log: () => undefined,
  ...(await copyBuiltWeb(path.join(dataDir, 'build'))),
});
await app.listen({ port: 0, host: '127.0.0.1' });
becomeServer(
  serverPort(app.server),
  async () => {
    app.server.closeAllConnections();
    await app.close();
    await close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  },
  () => {
    globalThis.gc?.();
    return process.memoryUsage();
  },
);
