import type { WeekDay } from '../domain/calendar/weekDays.ts';
import type { Language, Translated } from '../domain/languages.ts';
import type { OpeningPeriod } from '../domain/openingHours/openStatus.ts';
import type { PlaceType } from '../domain/places/placeTypes.ts';
import type { SynonymList } from '../domain/search/synonyms.ts';
import type { PlaceDetail } from './places.ts';

/** Increased when a program can no longer read the parts that an earlier release wrote. */
export const offlineFormat = 1;

/** A part holds the places, or the pictures, of so many consecutive ids: one changed place moves a few small files. */
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
  /** False: the same file serves every language. */
  readonly isOfLanguage: boolean;
}

/** All parts of the guide in one language, those that serve every language included. */
export interface OfflineManifest {
  readonly format: number;
  readonly parts: readonly OfflinePart[];
  /** A file with the contents of all `pictures-N`: fewer bytes than the sum of most of them. Itself not a part. */
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

/** `places-N`: what is the same in every language, and the texts that a search reads in all of them. */
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
  /** How the Korean name is said, in katakana and in Latin letters; null where the release before loaded the guide. */
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
  /** Always null; the release before reads it. */
  readonly credit: null;
  readonly sharePicture: string;
}

/** `texts-xx-N`: what only one language has. */
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

/** `themes`: the themes, and what changes without a new content: the likes of places that have any. */
export interface OfflineThemes {
  readonly themes: readonly {
    readonly id: number;
    /** The next release may have themes that this one does not know. */
    readonly key: string;
    readonly name: Partial<Translated>;
  }[];
  readonly likes: readonly (readonly [id: number, likeCount: number])[];
}

/** `synonyms-xx`: the search synonyms of a language; the release before has none. */
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

/** What of a build opens without network; written by scripts/steps/buildOfflineWorker.ts. */
export interface OfflineProgram {
  /** Changes with every build. */
  readonly version: string;
  /** Address of the app shell, one of the files of `cards`. */
  readonly shell: string;
  /** What the cards and tickets need, the app shell included. */
  readonly cards: readonly ProgramFile[];
  /** The messages of cards and tickets. */
  readonly cardMessages: Readonly<Record<Language, readonly ProgramFile[]>>;
  /** What all other screens need besides. */
  readonly guide: readonly ProgramFile[];
  /** The messages of the other screens. */
  readonly guideMessages: Readonly<Record<Language, readonly ProgramFile[]>>;
}

export const offlineProgramAddress = '/offlineProgram.json';
