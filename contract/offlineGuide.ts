import type { WeekDay } from '../domain/calendar/weekDays.ts';
import type { Language, Translated } from '../domain/languages.ts';
import type { OpeningPeriod } from '../domain/openingHours/openStatus.ts';
import type { PlaceType } from '../domain/places/placeTypes.ts';
import type { SynonymList } from '../domain/search/synonyms.ts';
import type { PlaceDetail } from './places.ts';

/** Increased when a program can no longer read the parts that an earlier release wrote. */
export const offlineFormat = 1;

/** A part contains the places, or the pictures, of this many consecutive ids, so that a changed place changes few small files. */
export const placesPerPart = 22;
export const picturesPerPart = 4;
/** A larger guide has no offline guide: it would not fit into a phone's memory, nor into a roaming plan. */
export const maxOfflinePlaces = 2_000;

/** One file of the offline guide. */
export interface OfflinePart {
  /** `places-3`, `pictures-3`, `texts-ja-3`, `order-ja`, `documents-ja`, `synonyms-ja` or `themes`. */
  readonly name: string;
  /** The first 16 characters of the content's SHA-256 in base64url: the same on every replica (but see isVerified). */
  readonly hash: string;
  /** As transferred, compressed. */
  readonly bytes: number;
  /** False if the same file serves every language. */
  readonly isOfLanguage: boolean;
}

/** All parts of the guide in one language, including those that serve every language. */
export interface OfflineManifest {
  readonly format: number;
  readonly parts: readonly OfflinePart[];
  /** A file with the contents of all `pictures-N`, smaller than most of them together. It is not a part itself. */
  readonly allPictures: Pick<OfflinePart, 'name' | 'hash' | 'bytes'>;
}

/**
 * Whether the content of a part must have the hash of its address. Replicas read the likes at different moments, so the
 * themes that one sends may be newer or older than those of another's manifest.
 */
export const isVerified = ({ name }: Pick<OfflinePart, 'name'>) => name !== 'themes';

export const offlineManifestAddress = (language: Language) => `/pocket-guide/${language}.json`;
export const offlinePartAddress = ({ name, hash }: Pick<OfflinePart, 'name' | 'hash'>) =>
  `/pocket-guide/parts/${name}.${hash}.json`;

/** `places-N`: the fields that are the same in every language, and the texts that a search reads in all languages. */
export interface OfflinePlace {
  readonly id: number;
  readonly type: PlaceType;
  readonly rank: number;
  /** False for a place that has left the guide, which a plan may still contain. */
  readonly isListed: boolean;
  readonly lat: number;
  readonly lng: number;
  readonly themeIds: readonly number[];
  readonly name: Partial<Translated>;
  readonly summary: Partial<Translated>;
  readonly address: Partial<Translated>;
  /** How the Korean name is pronounced, in katakana and in Latin letters; null if the previous release loaded the guide. */
  readonly kana: string | null;
  readonly romanisation: string | null;
  /** The languages whose pages show the reading (domain/reading/readings.ts). */
  readonly readIn: readonly Language[];
  readonly phone: string | null;
  readonly visitMinutes: number;
  /** Missing where it is not known. */
  readonly fee?: number;
  readonly weekDays: WeekDay[] | null;
  readonly periods: OpeningPeriod[];
  readonly isDoubtful: boolean;
  readonly checkedOn: NonNullable<PlaceDetail['checkedOn']> | null;
  /** Address of the first drawing, the only picture of the offline guide: photographs need the network. */
  readonly picture: string;
  /** Always null; the previous release still reads it. */
  readonly credit: null;
  readonly sharePicture: string;
}

/** `texts-xx-N`: the texts that are needed in one language only. */
export interface OfflineTexts {
  readonly id: number;
  readonly information: string | null;
  readonly note: string | null;
  readonly imageAlt: string;
  readonly fallbacks: PlaceDetail['fallbacks'];
  /** Missing where there are none. */
  readonly untranslated?: NonNullable<PlaceDetail['untranslated']>;
}

/** `pictures-N`: lead pictures by their addresses, as SVG. */
export type OfflinePictures = Readonly<Record<string, string>>;

/** `pictures`: the contents of all `pictures-N` by their names. Compressed together they take half the bytes. */
export type AllOfflinePictures = Readonly<Record<string, OfflinePictures>>;

/** `themes`: the themes, and the only data that changes without new content: the likes of places that have any. */
export interface OfflineThemes {
  readonly themes: readonly {
    readonly id: number;
    /** The next release may have themes that this one does not know. */
    readonly key: string;
    readonly name: Partial<Translated>;
  }[];
  readonly likes: readonly (readonly [id: number, likeCount: number])[];
}

/** `synonyms-xx`: the search synonyms of a language; the previous release has no such part. */
export type OfflineSynonyms = SynonymList;

/** `order-xx`: the listed places in the order of their names; names that compare as equal share a position. */
export type OfflineOrder = readonly (readonly number[])[];

/** `documents-xx`, as markdown. */
export interface OfflineDocuments {
  readonly terms: string;
  readonly privacy: string;
}

/** A file of a build, with its size as transferred. */
export interface ProgramFile {
  readonly address: string;
  readonly bytes: number;
}

/** The files of a build that open without network; written by scripts/steps/buildOfflineWorker.ts. */
export interface OfflineProgram {
  /** Changes with every build. */
  readonly version: string;
  /** Address of the app shell, one of the files of `cards`. */
  readonly shell: string;
  /** The files that cards and tickets need, including the app shell. */
  readonly cards: readonly ProgramFile[];
  /** The messages of cards and tickets. */
  readonly cardMessages: Readonly<Record<Language, readonly ProgramFile[]>>;
  /** The further files that all other screens need. */
  readonly guide: readonly ProgramFile[];
  /** The messages of the other screens. */
  readonly guideMessages: Readonly<Record<Language, readonly ProgramFile[]>>;
}

export const offlineProgramAddress = '/offlineProgram.json';
