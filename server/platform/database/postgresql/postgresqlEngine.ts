import pg from 'pg';
import { columnParser, parameterText, sessionSettings } from '../columnTypes.ts';
import type { ConnectOptions, Engine, EngineResult, Session } from '../engine.ts';
import { connectionIsLost, unavailable } from '../failures.ts';
import { DatabaseRefusal } from '../refusal.ts';
import { hostsInTurn, readPostgresqlAddress } from './hosts.ts';

/** Milliseconds. A page waits for one connection and one statement at most before it returns 503. */
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
 * A connection pool for PostgreSQL, one for each host of the address. It recovers by itself: a failed connection is
 * destroyed, and the next query opens another, on the host that takes writes by then. Does not connect yet.
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
  const address = readPostgresqlAddress(databaseUrl);
  if (address === undefined) {
    throw new DatabaseRefusal(
      'DATABASE_URL cannot be read as an address of PostgreSQL; several hosts also need target_session_attrs=read-write.',
    );
  }
  const { hosts, mustTakeWrites } = address;
  const inTurn = hostsInTurn(address, log);
  const configs = hosts.map(
    ({ url }): pg.ClientConfig => ({
      connectionString: url,
      types,
      application_name: 'solbada',
      keepAlive: true,
      // After this delay Node probes every second, ten times: it notices a vanished server after 20 s, not after two hours.
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: limits.connect,
    }),
  );
  const prepare = (settings: string) => (client: pg.ClientBase) =>
    prepareSession(client, settings, mustTakeWrites);
  // Set by statements, because PgBouncer refuses them in the startup message, where the driver would send them.
  const pooledSettings = [
    sessionSettings,
    `set statement_timeout = ${limits.statement}`,
    `set idle_in_transaction_session_timeout = ${limits.idleInTransaction}`,
    // Compiling a query takes longer than it saves: 1.3 of 2.9 s with a million orders.
    'set jit = off',
  ].join('; ');
  const pools = configs.map((config) => {
    const pool = new pg.Pool({
      ...config,
      max: limits.connections,
      idleTimeoutMillis: 30_000,
      maxLifetimeSeconds: 3_600,
      // A client-side timeout for a server that does not respond at all; longer than the server's own.
      query_timeout: limits.statement + 2_000,
      // The type says void, but pg-pool awaits the promise before it hands the connection out.
      onConnect: prepare(pooledSettings),
    });
    // When the server ends an idle connection, no query fails, and the pool drops the connection by itself.
    pool.on('error', (error) => log(`A connection to PostgreSQL was lost (${error.message}).`));
    return pool;
  });

  async function connectTo(index: number, { unlimited = false }: ConnectOptions): Promise<Session> {
    const [pool, config] = [pools[index], configs[index]];
    if (pool === undefined || config === undefined) throw new Error(`There is no host ${index}`);
    return new PostgresqlSession(
      await (unlimited ? connectAlone(config, prepare(sessionSettings), log) : pool.connect()),
    );
  }

  const sum = (count: (pool: pg.Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0);
  let closing: Promise<void> | undefined;
  return {
    kind: 'postgresql',
    connect: (options = {}) => inTurn((index) => connectTo(index, options)),
    pool: () => ({
      total: sum(({ totalCount }) => totalCount),
      idle: sum(({ idleCount }) => idleCount),
      waiting: sum(({ waitingCount }) => waitingCount),
    }),
    close: () => {
      closing ??= Promise.all(pools.map((pool) => pool.end())).then(() => undefined);
      return closing;
    },
  };
}

async function prepareSession(
  client: pg.ClientBase,
  settings: string,
  mustTakeWrites: boolean,
): Promise<void> {
  await client.query(settings);
  if (!mustTakeWrites) return;
  // The same check as in libpq: the setting is on in every session of a standby.
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'off') throw unavailable(new Error('it is read only'));
}

interface Releasable extends pg.ClientBase {
  release(discard?: boolean): void;
}

async function connectAlone(
  config: pg.ClientConfig,
  prepare: (client: pg.ClientBase) => Promise<void>,
  log: (line: string) => void,
): Promise<Releasable> {
  const client = new pg.Client(config);
  client.on('error', (error) => log(`A connection to PostgreSQL was lost (${error.message}).`));
  const release = () => {
    client.end().catch(() => undefined); // the connection is done; a failure to close it has no effect
  };
  try {
    await client.connect();
    await prepare(client);
  } catch (error) {
    release();
    throw error;
  }
  return Object.assign(client, { release });
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
