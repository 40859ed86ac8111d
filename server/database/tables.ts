import type { ColumnType } from 'kysely';

/**
 * The tables as kysely sees them: a section a resource, under the same names as in the SQL (snake_case, no
 * name translation, so that a query reads like its migration).
 *
 * How PostgreSQL's types arrive, in both engines alike (columnTypes.ts): int2, int4, int8, float: number (int8
 * beyond 2^53 throws); numeric: string; date: 'YYYY-MM-DD'; interval: ISO 8601 ('P1DT2H'); timestamptz: Date;
 * timestamp without zone: its text; json, jsonb: parsed; bytea: Uint8Array; arrays of all these: arrays.
 * A value for a json or jsonb column is passed as JSON.stringify(value).
 */
export interface Tables {
  schema_migration: SchemaMigrationTable;
}

/** The ledger of migrations (migrationRunner.ts). */
export interface SchemaMigrationTable {
  name: string;
  checksum: string;
  applied_at: ColumnType<Date, Date | string, never>;
}
