import type { ColumnType, Generated } from 'kysely';

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
  place: PlaceTable;
  place_text: PlaceTextTable;
  theme: ThemeTable;
  place_count: PlaceCountTable;
  guide_version: GuideVersionTable;
}

/** The ledger of migrations (migrationRunner.ts). */
export interface SchemaMigrationTable {
  name: string;
  checksum: string;
  applied_at: ColumnType<Date, Date | string, never>;
}

/** A place of the guide (0001_guide.sql). */
export interface PlaceTable {
  id: number;
  type: string;
  rank: number;
  like_count: Generated<number>;
  theme_ids: number[];
  lat: number;
  lng: number;
  position: string;
  phone: string | null;
  week_days: string[] | null;
  periods: ColumnType<unknown, string, string>;
  pictures: string[];
  is_listed: Generated<boolean>;
  name_order_ko: number;
  name_order_en: number;
  name_order_cn: number;
  name_order_ja: number;
  changed_at: ColumnType<Date, Date, Date>;
}

export interface PlaceTextTable {
  place_id: number;
  language: string;
  name: string | null;
  summary: string | null;
  information: string | null;
  address: string | null;
  hours_note: string | null;
}

export interface ThemeTable {
  id: number;
  key: string;
  name_ko: string;
  name_en: string;
  name_cn: string;
  name_ja: string;
}

export interface PlaceCountTable {
  type: string;
  theme_id: number;
  places: number;
}

export interface GuideVersionTable {
  only_row: Generated<boolean>;
  digest: string;
  loaded_at: ColumnType<Date, Date, Date>;
}
