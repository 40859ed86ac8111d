/** Parameters and results in the engines' own text; columnTypes.ts turns values into them. */
export interface EngineResult {
  readonly rows: readonly unknown[];
  /** Rows written by INSERT, UPDATE, DELETE or MERGE; undefined for the rest. */
  readonly affected: number | undefined;
  /** First word of the command tag, for example `COMMIT`; PostgreSQL answers ROLLBACK to the COMMIT of a failed transaction. */
  readonly command: string;
}

/** One connection, used by one caller at a time. */
export interface Session {
  query(sql: string, parameters: readonly unknown[]): Promise<EngineResult>;
  /** Several statements without parameters, as a migration holds them. */
  script(sql: string): Promise<void>;
  /** Gives the connection back; it is thrown away when asked so, and when it was lost. */
  release(discard: boolean): void;
}

export interface ConnectOptions {
  /** No time limit on statements, for migrations, VACUUM, export and import. */
  readonly unlimited?: boolean;
}

/** What differs between PGlite and PostgreSQL; everything above it is written once. */
export interface Engine {
  readonly kind: 'embedded' | 'postgresql';
  /** Rejects with ProblemError('unavailable') when no connection can be had in time. */
  connect(options?: ConnectOptions): Promise<Session>;
  /** Where there is a pool: its connections, the idle ones among them, and callers that wait for one. */
  readonly pool?: () => PoolState;
  /** Where the engine looks after its own disk: false while it is only read, because that disk is full. */
  readonly takesWrites?: () => boolean;
  close(): Promise<void>;
}

export interface PoolState {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}
