import type { ColumnType, Generated } from 'kysely';
import type { FieldChange } from '../../../contract/desk/guide.ts';
import type { PlaceFieldName, SomePlaceFields } from '../../../contract/desk/placeFields.ts';
import type { Language, Translated } from '../../../domain/languages.ts';
import type { OpeningPeriod } from '../../../domain/openingHours/openStatus.ts';
import type { CheckedOn } from '../../../domain/places/checkedOn.ts';
import type { PublicationKind } from '../../../domain/places/guideRules.ts';
import type { PlaceType } from '../../../domain/places/placeTypes.ts';
import type { SynonymList } from '../../../domain/search/synonyms.ts';

// The guide's part of tables.ts (0001_guide.sql, 0010_opening_hours.sql, 0014_checked_facts.sql, 0015_readings.sql, 0016_search_term.sql, 0017_kana.sql, 0020_guide_editions.sql, 0021_photographs.sql, 0031_entry_fee.sql, 0033_search_synonyms.sql):
// written by server/guide, read by server/features/places and offlineGuide.

/** A text that may lack every language but Korean. */
type Texts = ColumnType<Partial<Translated>, string, string>;

export interface ThemeTable {
  id: number;
  key: string;
  name: Texts;
}

/** The position of a name in each language's order; the column of a language is added by a migration. */
type NameOrders = Record<`name_order_${Language}`, number>;

export interface PlaceTable extends NameOrders {
  id: number;
  key: string;
  type: PlaceType;
  listed: Generated<boolean>;
  rank: number;
  /** Maintained by likes, never by content. */
  like_count: Generated<number>;
  theme_ids: number[];
  scopes: string[];
  /** Position of a listed place, from 0, by rank desc, id. */
  ordinal: number;
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
  hours_doubtful: Generated<boolean>;
  checked_on: ColumnType<CheckedOn | null, string | null, string | null>;
  visit_minutes: Generated<number>;
  fee: number | null;
  reading: ColumnType<Partial<Translated> | null, string | null, string | null>;
  romanisation: string | null;
  kana: string | null;
  /** Names of its drawings; the previous release reads this column. */
  pictures: string[];
  /** All its pictures, photographs first; null if the previous release wrote the row. */
  gallery: ColumnType<unknown, string | null, string | null>;
  /** The fields that hold the English text because their translation is missing, by language; null if there are none. */
  untranslated: ColumnType<unknown, string | null, string | null>;
  digest: string;
}

export interface PlaceCountTable {
  type: PlaceType;
  /** 0 counts all places of the type. */
  theme_id: number;
  total: number;
}

export interface PlaceOrderTable {
  name: string;
  ordinals: Uint8Array;
}

/** The columns of search_term, and of search_posting, which only the previous release reads. */
export interface SearchTermTable {
  term: string;
  places: Uint8Array;
}

export interface SearchWordTable {
  word: string;
  deletes: string[];
}

export interface HoursPostingTable {
  /** JSON of weekDays and periods. */
  hours: string;
  places: Uint8Array;
}

export interface SearchSynonymTable {
  language: Language;
  files: ColumnType<SynonymList, string, string>;
  /** The desk's list, which replaces the one from the files. */
  desk: ColumnType<SynonymList | null, string | null | undefined, string | null>;
  version: Generated<number>;
  changed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface GuideStateTable {
  id: number;
  digest: string;
  version: number;
  places: number;
  loaded_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** Digest of the content files from which the guide was loaded. */
  starter: string | null;
}

/** JSON whose keys keep their order. */
type Json<Value> = ColumnType<Value, string | undefined, string>;

export interface DeskPlaceTable {
  place_id: number;
  key: string;
  origin: 'files' | 'desk';
  is_published: Generated<boolean>;
  is_hidden: Generated<boolean>;
  fields: Json<SomePlaceFields>;
  starter: Json<SomePlaceFields>;
  published_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  draft: Json<SomePlaceFields>;
  draft_edits: Json<Partial<Record<PlaceFieldName, { by: string; at: string }>>>;
  draft_version: Generated<number>;
}

export interface PlacePublicationTable {
  id: Generated<number>;
  place_id: number;
  kind: PublicationKind;
  at: ColumnType<Date, Date | string, never>;
  staff_id: string | null;
  who: string;
  changes: ColumnType<FieldChange[], string, never>;
}

export interface PhotographTable {
  hash: string;
  width: number;
  height: number;
  uploaded_at: ColumnType<Date, Date, Date>;
  staff_id: string | null;
  who: string;
}

export interface PhotographSizeTable {
  hash: string;
  width: number;
  format: 'webp' | 'jpg';
  bytes: Uint8Array;
}
