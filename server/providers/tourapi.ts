import type { Language } from '../../domain/languages.ts';
import type { PhotographLicence } from '../../domain/places/photographLicences.ts';

/** What the Korea Tourism Organization's content is about; its numbers differ between Korean and other languages. */
export const officialKinds = [
  'sight',
  'culture',
  'festival',
  'course',
  'leisure',
  'stay',
  'shopping',
  'food',
] as const;
export type OfficialKind = (typeof officialKinds)[number];

export interface OfficialPosition {
  readonly lat: number;
  readonly lng: number;
}

/** A photograph under a licence that permits the guide to show it: KOGL type 1, or 3 (no changes). */
export interface OfficialPhotograph {
  /** At https, on the host of the organization's pictures. */
  readonly address: string;
  readonly title: string;
  readonly licence: Extract<PhotographLicence, 'kogl1' | 'kogl3'>;
}

/** One content of a list; all texts are plain, without HTML. */
export interface OfficialRow {
  readonly contentId: string;
  /** The previous id of a content that was merged into this one; usually ''. */
  readonly oldContentId: string;
  /** Null for an unknown type. */
  readonly kind: OfficialKind | null;
  readonly title: string;
  readonly address: string;
  readonly phone: string;
  readonly position: OfficialPosition | null;
  readonly photograph: OfficialPhotograph | null;
  /** yyyymmddhhmmss of the last change. */
  readonly modified: string;
  /** False if the organization has withdrawn it. */
  readonly isShown: boolean;
}

export interface OfficialFestivalRow extends OfficialRow {
  /** yyyy-mm-dd, both days included. */
  readonly begins: string;
  readonly ends: string;
}

export interface OfficialIntro {
  readonly hours: string;
  readonly restDays: string;
  readonly phone: string;
  /** Only for festivals. */
  readonly eventPlace: string;
}

export interface OfficialPage<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

export type TourApiFault =
  /** The day's requests are used up. */
  | 'quota'
  /** The key is unknown, or was not approved for this service. */
  | 'unknownKey'
  | 'expiredKey'
  /** The service rejected the request's parameters. */
  | 'parameters'
  | 'unreachable'
  | 'unreadable';

/** A request to the service failed. Contains neither the key nor the address. */
export class TourApiFailure extends Error {
  readonly fault: TourApiFault;
  /** A word for the log: the service's own code, or what was wrong. */
  readonly detail: string;

  constructor(fault: TourApiFault, detail: string) {
    super(`TourAPI: ${fault} (${detail})`);
    this.name = 'TourApiFailure';
    this.fault = fault;
    this.detail = detail;
  }
}

/** TourAPI 4.0 for Gangneung. Every call throws a TourApiFailure, or the signal's reason. */
export interface TourApi {
  /** All content, withdrawn content included. Pages from 1. */
  list(language: Language, page: number, signal?: AbortSignal): Promise<OfficialPage<OfficialRow>>;
  /** Festivals that have not ended before a day. */
  festivals(
    language: Language,
    from: string,
    page: number,
    signal?: AbortSignal,
  ): Promise<OfficialPage<OfficialFestivalRow>>;
  /** The description of a content; '' if there is none. */
  overview(language: Language, contentId: string, signal?: AbortSignal): Promise<string>;
  /** Details of Korean content. */
  intro(contentId: string, kind: OfficialKind, signal?: AbortSignal): Promise<OfficialIntro>;
  /** The photographs of Korean content that the guide may show. */
  photographs(contentId: string, signal?: AbortSignal): Promise<readonly OfficialPhotograph[]>;
  /** The bytes of a photograph, up to 20 MB. */
  download(address: string, signal?: AbortSignal): Promise<Uint8Array>;
  /** The address at which a browser loads a photograph. */
  browserAddress(address: string): string;
}
