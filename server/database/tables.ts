import type { ColumnType, Generated } from 'kysely';
import type { Translated } from '../../contract/languages.ts';
import type { OpeningPeriod } from '../../contract/openStatus.ts';
import type { PlaceType } from '../../contract/placeTypes.ts';

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
  theme: ThemeTable;
  place: PlaceTable;
  place_content: PlaceContentTable;
  place_count: PlaceCountTable;
  place_order: PlaceOrderTable;
  search_posting: SearchPostingTable;
  search_word: SearchWordTable;
  guide_state: GuideStateTable;
  schema_migration: SchemaMigrationTable;
}

/** The ledger of migrations (migrationRunner.ts). */
export interface SchemaMigrationTable {
  name: string;
  checksum: string;
  applied_at: ColumnType<Date, Date | string, never>;
}

// The guide (0001_guide.sql), written by server/guide, read by server/places.

/** A text that may miss a language other than Korean. */
type Texts = ColumnType<Partial<Translated>, string, string>;

export interface ThemeTable {
  id: number;
  key: string;
  name: Texts;
}

export interface PlaceTable {
  id: number;
  key: string;
  type: PlaceType;
  listed: Generated<boolean>;
  rank: number;
  /** Kept by the likes, never by content. */
  like_count: Generated<number>;
  theme_ids: number[];
  scopes: string[];
  /** Number of a listed place from 0 by rank desc, id. */
  ordinal: number;
  name_order_ko: number;
  name_order_en: number;
  name_order_cn: number;
  name_order_ja: number;
  /** PostgreSQL's text of a point: (east,north) in kilometres. */
  location: string;
  changed_at: ColumnType<Date, Date | string, Date | string>;
}

export interface PlaceContentTable {
  place_id: number;
  name: Texts;
  summary: Texts;
  information: Texts;
  address: Texts;
  phone: string | null;
  lat: number;
  lng: number;
  week_days: string[] | null;
  periods: ColumnType<OpeningPeriod[], string, string>;
  note: ColumnType<Partial<Translated> | null, string | null, string | null>;
  pictures: string[];
  digest: string;
}

export interface PlaceCountTable {
  type: PlaceType;
  /** 0: all places of the type. */
  theme_id: number;
  total: number;
}

export interface PlaceOrderTable {
  name: string;
  ordinals: Uint8Array;
}

export interface SearchPostingTable {
  term: string;
  places: Uint8Array;
}

export interface SearchWordTable {
  word: string;
  deletes: string[];
}

export interface GuideStateTable {
  id: number;
  digest: string;
  version: number;
  places: number;
  loaded_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}
