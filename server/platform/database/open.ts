import { fileURLToPath } from 'node:url';
import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';
import { isModified, startUpkeep } from './embedded/upkeep.ts';
import type { Engine, Session } from './engine.ts';
import { translateFailure, unavailable } from './failures.ts';
import { Gateway } from './gateway.ts';
import { type DatabaseMeter, meteredEngine } from './meteredEngine.ts';
import { migrate, readMigrations } from './migrationRunner.ts';
import { createPostgresqlEngine } from './postgresql/postgresqlEngine.ts';
import { refuseTransactionPooling, refuseUnsuitable } from './postgresql/suitability.ts';
import { protectDataFolder } from './protectDataFolder.ts';
import { DatabaseRefusal } from './refusal.ts';
import { runStatement } from './statement.ts';

export interface OpenOptions {
  /** PostgreSQL when given; else the embedded database in dataDir. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly clock: Clock;
  readonly log: (line: string) => void;
  /** Called when another process could take the embedded database's folder; afterwards nothing is read or written. */
  readonly onLockLost?: (sentence: string) => void;
  /** Receives the durations of statements, once the database is ready. */
  readonly meter?: DatabaseMeter;
  /** Wraps the engine, once the database is ready. */
  readonly wrap?: (engine: Engine) => Engine;
  /** Folder of the migrations; the product's own by default. */
  readonly migrationsFolder?: string;
}

const ownMigrations = fileURLToPath(new URL('./migrations', import.meta.url));

/** Made by the build; the first start of the embedded database copies it. */
const emptyDatabase = fileURLToPath(new URL('../../../dist/emptyDatabase', import.meta.url));

/** Timeout of a ping (ms). */
const pingLimit = 2_000;

/**
 * Opens the database and runs the migrations.
 * @throws DatabaseRefusal with one sentence for the operator when it cannot be used (docs/product/data.md).
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { databaseUrl, dataDir, log } = options;
  // With PostgreSQL, dataDir still holds the session secret and the operator's socket.
  protectDataFolder(dataDir);
  const engine =
    databaseUrl === undefined ? await openEmbedded(options) : createPostgresqlEngine(databaseUrl, log);
  try {
    await makeReady(engine, options);
  } catch (error) {
    await engine.close();
    throw toRefusal(error);
  }
  const wrapped = options.wrap?.(engine) ?? engine;
  return databaseOver(options.meter ? meteredEngine(wrapped, options.meter) : wrapped, log);
}

/** PGlite is loaded only where it is used. */
async function openEmbedded({ dataDir, log, onLockLost }: OpenOptions): Promise<Engine> {
  const { openEmbeddedEngine } = await import('./embedded/embeddedEngine.ts');
  return openEmbeddedEngine({ dataDir, log, emptyDatabase, onLockLost });
}

async function makeReady(engine: Engine, options: OpenOptions): Promise<void> {
  const migrations = await readMigrations(options.migrationsFolder ?? ownMigrations);
  const session = await engine.connect({ unlimited: true });
  try {
    if (engine.kind === 'postgresql') {
      await refuseUnsuitable(session);
      await refusePooler(engine, session);
    }
    await migrate(session, migrations, options.clock, options.log);
  } finally {
    session.release(false);
  }
}

async function refusePooler(engine: Engine, session: Session): Promise<void> {
  // It stays in the pool for the first queries.
  const other = await engine.connect();
  try {
    await refuseTransactionPooling(session, other);
  } finally {
    other.release(false);
  }
}

function toRefusal(error: unknown): unknown {
  const translated = translateFailure(error);
  if (translated instanceof DatabaseRefusal || !(translated instanceof Error)) return translated;
  const cause = translated.cause ?? error;
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
  return new DatabaseRefusal(`The database does not answer (${reason}).`, error);
}

/** The Database over an open engine. */
export function databaseOver(engine: Engine, log: (line: string) => void): Database {
  const gateway = new Gateway(engine);
  const upkeep = engine.kind === 'embedded' ? startUpkeep(engine, log) : undefined;
  let closing: Promise<void> | undefined;

  function assertOutsideTransaction(what: string): void {
    if (gateway.insideTransaction)
      throw new Error(`${what} must not be called inside a database transaction`);
  }

  async function closeNow(): Promise<void> {
    upkeep?.stop();
    if (engine.kind === 'embedded') {
      // VACUUM ANALYZE takes a third of a second, as long as opening the database, so it runs only after changes. If the
      // query fails, so does the statement below, which logs it.
      const isWorthwhile = engine.takesWrites?.() !== false && (await isModified(engine).catch(() => true));
      for (const statement of isWorthwhile ? ['vacuum analyze', 'checkpoint'] : ['checkpoint']) {
        await runStatement(engine, statement).catch((error: unknown) => {
          log(
            `The database's ${statement} at the end failed (${error instanceof Error ? error.message : error}).`,
          );
        });
      }
    }
    await engine.close();
  }

  return {
    engine: engine.kind,
    sql: gateway.sql,
    transaction: (work) => gateway.transaction(work),
    afterCommit: (callback) => gateway.afterCommit(callback),
    assertOutsideTransaction,
    pool: () => engine.pool?.() ?? null,
    takesWrites: () => engine.takesWrites?.() ?? true,
    ping: () => withinLimit(pingLimit, runPing(engine)),
    analyze: async () => {
      assertOutsideTransaction('VACUUM ANALYZE');
      await runStatement(engine, 'vacuum analyze').catch((error: unknown) => {
        throw translateFailure(error);
      });
    },
    close: () => {
      closing ??= closeNow();
      return closing;
    },
  };
}

async function runPing(engine: Engine): Promise<void> {
  const session = await engine.connect();
  try {
    await session.query('select 1', []);
  } catch (error) {
    throw translateFailure(error);
  } finally {
    session.release(false);
  }
}

/** The response of the database, or 'unavailable' when it takes longer. */
export async function withinLimit<T>(milliseconds: number, response: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(unavailable(new Error('the database did not answer in time'))),
      milliseconds,
    );
  });
  try {
    return await Promise.race([response, limit]);
  } finally {
    clearTimeout(timer);
  }
}
