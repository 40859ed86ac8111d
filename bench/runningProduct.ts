import { readConfiguration } from '../server/app/configuration.ts';
import { openProduct } from '../server/app/product.ts';
import { systemClock } from '../server/platform/clock.ts';
import type { Database } from '../server/platform/database/database.ts';
import { openEmbeddedEngine } from '../server/platform/database/embedded/embeddedEngine.ts';
import type { Engine } from '../server/platform/database/engine.ts';
import { databaseOver, openDatabase } from '../server/platform/database/open.ts';
import { createPostgresqlEngine } from '../server/platform/database/postgresql/postgresqlEngine.ts';
import { serverPort } from '../server/platform/serverPort.ts';
import { createMetrics } from '../server/platform/telemetry/metrics/metrics.ts';
import type { Sandboxes } from '../server/providers/sandboxes.ts';
import { openSandboxes } from '../server/sandbox/openSandboxes.ts';
import { plainWeb } from '../server/testing/testWeb.ts';
import type { BenchEngine } from './engines.ts';

/** A statement in the engine's form. */
export type Statement = readonly [sql: string, ...parameters: unknown[]];

/** The product in this process, with direct access to its database. */
export interface RunningProduct {
  readonly origin: string;
  readonly toss: Sandboxes['toss'];
  readonly database: Database;
  /** Runs one statement outside of a transaction and without the time limit of statements. */
  maintain(sql: string): Promise<void>;
  /** Runs the statements as one transaction directly on the engine's connection. */
  bare(statements: readonly Statement[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens the product over a fresh database, listening and without rate limits. */
export async function openRunningProduct(benchEngine: BenchEngine): Promise<RunningProduct> {
  const place = await benchEngine.place('product');
  const log = () => undefined;
  // Opened once for the migrations, then again with access to the engine.
  await (await openDatabase({ ...place, clock: systemClock, log })).close();
  const engine: Engine =
    place.databaseUrl === undefined
      ? await openEmbeddedEngine({ dataDir: place.dataDir, log })
      : createPostgresqlEngine(place.databaseUrl, log);
  const database = databaseOver(engine, log);
  let sandboxes: Sandboxes | undefined;
  const { app, close } = await openProduct({
    configuration: readConfiguration({
      PORT: '0',
      DATA_DIR: place.dataDir,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
    }),
    database,
    clock: systemClock,
    metrics: createMetrics(),
    openSandboxes: async (deps) => {
      sandboxes = await openSandboxes(deps);
      return sandboxes;
    },
    log,
    web: async () => plainWeb,
    buildFolder: null,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  if (!sandboxes) throw new Error('without keys there is a sandbox');
  return {
    origin: `http://127.0.0.1:${serverPort(app.server)}`,
    toss: sandboxes.toss,
    database,
    async maintain(sql) {
      const session = await engine.connect({ unlimited: true });
      try {
        await session.query(sql, []);
      } finally {
        session.release(false);
      }
    },
    async bare(statements) {
      const session = await engine.connect();
      try {
        await session.query('begin', []);
        for (const [sql, ...parameters] of statements) await session.query(sql, parameters);
        await session.query('commit', []);
      } finally {
        session.release(false);
      }
    },
    async close() {
      app.server.closeAllConnections();
      await app.close();
      await close();
      await database.close();
    },
  };
}

/** Posts JSON and returns the JSON of the response; throws on any failure, so that a quick failure never looks like speed. */
export async function postJson(
  address: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const received: unknown = await response.json();
  if (response.status !== 200) throw new Error(`${address}: ${response.status} ${JSON.stringify(received)}`);
  return received;
}
