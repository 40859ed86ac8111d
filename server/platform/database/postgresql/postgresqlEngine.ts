import pg from 'pg';
import { columnParser, parameterText, sessionSettings } from '../columnTypes.ts';
import type { ConnectOptions, Engine, EngineResult, Session } from '../engine.ts';
import { connectionIsLost, translateFailure } from '../failures.ts';
import { DatabaseRefusal } from '../refusal.ts';

/** Milliseconds. A page waits at most for one connection and one statement before its 503. */
export interface PostgresqlLimits {
  readonly connections: number;
  readonly connect: number;
  readonly statement: number;
  readonly idleInTransaction: number;
}

export const standardLimits: PostgresqlLimits = {
  connections: 10,
  connect: 3_000,
  statement: 10_000,
  idleInTransaction: 30_000,
};

/** The driver's own parsers are replaced by ours, which PGlite uses too. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number) => columnParser(oid),
};

/**
 * A connection pool for PostgreSQL. It recovers by itself: a failed connection is destroyed, and the next query opens
 * another. Does not connect yet.
 * @throws DatabaseRefusal when DATABASE_URL cannot be parsed; its text is never repeated, since it holds a password
 */
export function createPostgresqlEngine(
  databaseUrl: string,
  log: (line: string) => void,
  limits: PostgresqlLimits = standardLimits,
): Engine {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new DatabaseRefusal('DATABASE_URL must begin with postgresql:// or postgres://.');
  }
  const common: pg.ClientConfig = {
    connectionString: databaseUrl,
    types,
    application_name: 'solbada',
    keepAlive: true,
    connectionTimeoutMillis: limits.connect,
  };
  let pool: pg.Pool;
  try {
    pool = new pg.Pool({
      ...common,
      max: limits.connections,
      idleTimeoutMillis: 30_000,
      maxLifetimeSeconds: 3_600,
      statement_timeout: limits.statement,
      // A client-side timeout for a server that does not respond at all; longer than the server's own.
      query_timeout: limits.statement + 2_000,
      idle_in_transaction_session_timeout: limits.idleInTransaction,
      onConnect: (client) => prepare(client),
    });
  } catch {
    throw new DatabaseRefusal('DATABASE_URL cannot be read as an address of PostgreSQL.');
  }
  // An idle connection that the server ends has no query to fail; the pool drops it by itself.
  pool.on('error', (error) => log(`A connection to PostgreSQL was lost (${error.message}).`));

  async function connect(options: ConnectOptions = {}): Promise<Session> {
    try {
      if (options.unlimited !== true) return new PostgresqlSession(await pool.connect());
      return new PostgresqlSession(await connectAlone(common, log));
    } catch (error) {
      throw translateFailure(error);
    }
  }

  let closing: Promise<void> | undefined;
  return {
    kind: 'postgresql',
    connect,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}

/** The type says void, but pg-pool awaits the result: no caller gets the connection before its settings are made. */
function prepare(client: pg.ClientBase): Promise<void> {
  return client.query(sessionSettings).then(() => undefined);
}

interface Releasable extends pg.ClientBase {
  release(discard?: boolean): void;
}

async function connectAlone(config: pg.ClientConfig, log: (line: string) => void): Promise<Releasable> {
  const client = new pg.Client(config);
  client.on('error', (error) => log(`A connection to PostgreSQL was lost (${error.message}).`));
  await client.connect();
  await prepare(client);
  return Object.assign(client, {
    release: () => {
      client.end().catch(() => undefined); // the connection is done; a failure to close it has no effect
    },
  });
}

class PostgresqlSession implements Session {
  readonly #client: Releasable;
  #lost = false;
  readonly #onError = () => {
    this.#lost = true;
  };

  constructor(client: Releasable) {
    this.#client = client;
    // Without a listener an error of an idle connection would end the process.
    client.on('error', this.#onError);
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<EngineResult> {
    const result = await this.#watch(() =>
      this.#client.query({ text: sql, values: parameters.map(parameterText), types }),
    );
    const writes = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(result.command ?? '');
    return {
      rows: result.rows,
      affected: writes ? (result.rowCount ?? 0) : undefined,
      command: result.command ?? '',
    };
  }

  async script(sql: string): Promise<void> {
    await this.#watch(() => this.#client.query(sql));
  }

  async #watch<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      if (connectionIsLost(error)) this.#lost = true;
      throw error;
    }
  }

  release(discard: boolean): void {
    this.#client.off('error', this.#onError);
    this.#client.release(discard || this.#lost);
  }
}
