/**
 * The product on a free port, with the real content and an embedded database of its own:
 * `pageServer.ts cached|anew`. Anew renders every page for every request.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { systemClock } from '../server/clock.ts';
import { readConfiguration } from '../server/configuration.ts';
import { openDatabase } from '../server/database/open.ts';
import { createMetrics } from '../server/metrics/metrics.ts';
import { readBuiltAssets } from '../server/pages/builtAssets.ts';
import type { WebBuild } from '../server/pages/pages.ts';
import { openProduct, root } from '../server/product.ts';
import { openSandboxes } from '../server/sandbox/openSandboxes.ts';
import { becomeServer } from './children.ts';

const build = path.join(root, 'dist');
const { renderPage }: Pick<WebBuild, 'renderPage'> = await import(
  pathToFileURL(path.join(build, 'server', 'entryServer.js')).href
);
const dataDir = await mkdtemp(path.join(tmpdir(), 'solbada-bench-'));
// A build made during the run would take away the scripts that these pages name.
const ownBuild = path.join(dataDir, 'build');
for (const part of ['client', 'boot'])
  await cp(path.join(build, part), path.join(ownBuild, part), { recursive: true });
const web = { renderPage, assets: await readBuiltAssets(ownBuild) };
const metrics = createMetrics();
const database = await openDatabase({
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
  web: async () => web,
  clientFolder: path.join(ownBuild, 'client'),
  usesPageCache: process.argv[2] !== 'anew',
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
becomeServer(
  typeof address === 'object' && address ? address.port : 0,
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
