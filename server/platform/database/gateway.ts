import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { ConnectOptions, Engine, Session } from './engine.ts';
import { translateFailure } from './failures.ts';
import type { Tables } from './tables.ts';

/** One running transaction. Its queries run one after the other, even under Promise.all. */
class TransactionScope {
  readonly session: Session;
  open = true;
  /** The error of a nested call; it rolls back the whole transaction, even if the outer work caught it. */
  failure: { readonly error: unknown } | undefined;
  readonly afterCommit: (() => void)[] = [];
  #last: Promise<unknown> = Promise.resolve();

  constructor(session: Session) {
    this.session = session;
  }

  run<T>(query: () => Promise<T>): Promise<T> {
    const result = this.#last.then(query);
    this.#last = result.catch(() => undefined);
    return result;
  }

  async settled(): Promise<void> {
    await this.#last;
  }
}

/**
 * The gateway of docs/product/data.md: AsyncLocalStorage tells it whether it is inside a transaction, so that no query
 * waits for the connection that its own transaction holds.
 */
export class Gateway {
  readonly sql: Kysely<Tables>;
  readonly #engine: Engine;
  readonly #scope = new AsyncLocalStorage<TransactionScope>();

  constructor(engine: Engine) {
    this.#engine = engine;
    const driver = new GatewayDriver(engine, () => this.#scope.getStore());
    const dialect: Dialect = {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    };
    this.sql = new Kysely<Tables>({ dialect });
  }

  get insideTransaction(): boolean {
    return this.#scope.getStore()?.open === true;
  }

  /** See Database.transaction; `unlimited` lifts PostgreSQL's time limits, for exports and the like. */
  async transaction<T>(work: () => Promise<T>, options: ConnectOptions = {}): Promise<T> {
    const outer = this.#scope.getStore();
    if (outer !== undefined) return joinTransaction(outer, work);

    const scope = new TransactionScope(await this.#engine.connect(options));
    const result = await this.#runWhole(scope, work);
    for (const callback of scope.afterCommit) callback();
    return result;
  }

  /** See Database.afterCommit. */
  afterCommit(callback: () => void): void {
    const scope = this.#scope.getStore();
    if (scope?.open === true) scope.afterCommit.push(callback);
    else callback();
  }

  async #runWhole<T>(scope: TransactionScope, work: () => Promise<T>): Promise<T> {
    const { session } = scope;
    let finished = false;
    let discard = false;
    try {
      await session.query('begin', []);
      const result = await this.#scope.run(scope, work);
      scope.open = false;
      await scope.settled();
      if (scope.failure !== undefined) throw scope.failure.error;
      const { command } = await session.query('commit', []);
      finished = true;
      // PostgreSQL returns ROLLBACK when a statement failed and the work swallowed its error.
      if (command === 'ROLLBACK')
        throw new Error('The transaction was rolled back: one of its statements had failed');
      return result;
    } catch (error) {
      scope.open = false;
      await scope.settled();
      if (!finished) discard = !(await rollBack(session));
      throw translateFailure(error);
    } finally {
      session.release(discard);
    }
  }
}

async function joinTransaction<T>(scope: TransactionScope, work: () => Promise<T>): Promise<T> {
  assertOpen(scope);
  try {
    return await work();
  } catch (error) {
    scope.failure ??= { error };
    throw error;
  }
}

/** Returns whether the rollback succeeded; if not, the connection is unusable. */
async function rollBack(session: Session): Promise<boolean> {
  try {
    await session.query('rollback', []);
    return true;
  } catch {
    return false; // the connection is lost, and with it the transaction; the first error is the relevant one
  }
}

function assertOpen(scope: TransactionScope): void {
  if (!scope.open) throw new Error('A query was made after its transaction had ended: await it inside');
}

class GatewayConnection implements DatabaseConnection {
  readonly #session: Session;
  readonly #scope: TransactionScope | undefined;

  constructor(session: Session, scope: TransactionScope | undefined) {
    this.#session = session;
    this.#scope = scope;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const run = () => this.#session.query(query.sql, query.parameters);
    try {
      const scope = this.#scope;
      if (scope !== undefined) assertOpen(scope);
      const { rows, affected } = await (scope === undefined ? run() : scope.run(run));
      // kysely derives the rows' type from the query; drivers do not know it.
      const typedRows = rows as R[];
      return affected === undefined
        ? { rows: typedRows }
        : { rows: typedRows, numAffectedRows: BigInt(affected) };
    } catch (error) {
      throw translateFailure(error);
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported: declare a cursor inside a transaction (transfer.ts does)');
  }

  release(): void {
    if (this.#scope === undefined) this.#session.release(false);
  }
}

class GatewayDriver implements Driver {
  readonly #engine: Engine;
  readonly #currentScope: () => TransactionScope | undefined;

  constructor(engine: Engine, currentScope: () => TransactionScope | undefined) {
    this.#engine = engine;
    this.#currentScope = currentScope;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<GatewayConnection> {
    const scope = this.#currentScope();
    if (scope === undefined) return new GatewayConnection(await this.#engine.connect(), undefined);
    assertOpen(scope);
    return new GatewayConnection(scope.session, scope);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof GatewayConnection) connection.release();
  }

  async beginTransaction(): Promise<void> {
    throw new Error('Use Database.transaction(): it knows about the transactions around it');
  }

  async commitTransaction(): Promise<void> {}

  async rollbackTransaction(): Promise<void> {}

  async destroy(): Promise<void> {}
}
