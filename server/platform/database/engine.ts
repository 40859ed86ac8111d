/** Parameters and results in PostgreSQL's text format; columnTypes.ts converts values. */
export interface EngineResult {
  readonly rows: readonly unknown[];
  /** Rows written by INSERT, UPDATE, DELETE or MERGE; undefined for the rest. */
  readonly affected: number | undefined;
  /**
   * First word of the command tag, for example `COMMIT`; PostgreSQL returns ROLLBACK for the COMMIT of a failed
   * transaction.
   */
  readonly command: string;
}

/** One connection, used by one caller at a time. */
export interface Session {
  query(sql: string, parameters: readonly unknown[]): Promise<EngineResult>;
  /** Several statements without parameters, as in a migration. */
  script(sql: string): Promise<void>;
  /** Returns the connection to the pool; it is destroyed when requested, and when it was lost. */
  release(discard: boolean): void;
}

export interface ConnectOptions {
  /** No time limit on statements, for migrations, VACUUM, export and import. */
  readonly unlimited?: boolean;
}

/** The interface of PGlite and PostgreSQL; everything above it is shared. */
export interface Engine {
  readonly kind: 'embedded' | 'postgresql';
  /** Rejects with ProblemError('unavailable') when no connection is available in time. */
  connect(options?: ConnectOptions): Promise<Session>;
  /** Statistics of the pool, if there is one: its connections, the idle ones among them, and waiting callers. */
  readonly pool?: () => PoolState;
  /** For an engine that manages its own disk: false while it is read only because the disk is full. */
  readonly takesWrites?: () => boolean;
  close(): Promise<void>;
}

export interface PoolState {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}
