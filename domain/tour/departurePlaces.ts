/** The places where a tour can begin; it ends where it began. */

import type { Position } from '../geography/distance.ts';
import { isOptionalLanguage, type Language, languages, type PlaceText, withEnglish } from '../languages.ts';
import { departurePoint } from './planRules.ts';

/** The departure that every installation has (docs/product/plans.md#the-rules-of-a-plan). */
export const stationId = 'GANGNEUNG_STATION';

/** Ids that the owner can give: capitals, digits and underscores, like that of the station. */
export const departureIdPattern = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;
export const maxDepartureIdLength = 40;

export interface DeparturePlace extends Position {
  readonly id: string;
  readonly name: PlaceText;
  /** Where exactly visitors and driver meet. */
  readonly meetingPlace: PlaceText;
}

export const station: DeparturePlace = {
  id: stationId,
  ...departurePoint,
  name: { ko: '강릉역', en: 'Gangneung Station', cn: '江陵站', tw: '江陵站', ja: '江陵駅' },
  meetingPlace: {
    ko: '강릉역 앞',
    en: 'In front of Gangneung Station',
    cn: '江陵站前',
    tw: '江陵站前',
    ja: '江陵駅前',
  },
};

/** The departures that the owner sets. */
export interface DepartureSettings {
  readonly isStationOffered: boolean;
  /** The departures besides the station. */
  readonly others: readonly (DeparturePlace & { readonly isOffered: boolean })[];
}

/** The departures until the owner sets others. */
export const defaultDepartures: DepartureSettings = { isStationOffered: true, others: [] };

/** The departures that can be chosen, the station first. */
export function offeredDepartures({ isStationOffered, others }: DepartureSettings): DeparturePlace[] {
  return [...(isStationOffered ? [station] : []), ...others.filter(({ isOffered }) => isOffered)];
}

/**
 * A departure with its newest texts, also one that is not offered any more.
 * @param versions what the owner has set over time, the newest last
 */
export function findDeparture(
  versions: readonly DepartureSettings[],
  id: string,
): DeparturePlace | undefined {
  if (id === stationId) return station;
  const known = versions.findLast(({ others }) => others.some((one) => one.id === id));
  return known?.others.find((one) => one.id === id);
}

/** The fields of a departure that visitors read in English because their language is missing. */
export type UntranslatedDepartureField = 'name' | 'meetingPlace';

/** A departure as visitors of a language read it. */
export interface ShownDeparture extends Position {
  readonly id: string;
  readonly name: string;
  readonly meetingPlace: string;
  /** For taxi drivers and map services. */
  readonly koreanName: string;
  readonly untranslated?: UntranslatedDepartureField[];
}

export function showDeparture(place: DeparturePlace, language: Language): ShownDeparture {
  const { id, lat, lng, name, meetingPlace } = place;
  const fields: UntranslatedDepartureField[] = ['name', 'meetingPlace'];
  const untranslated = fields.filter((field) => place[field][language] === undefined);
  return {
    ...{ id, lat, lng },
    name: withEnglish(name)[language],
    meetingPlace: withEnglish(meetingPlace)[language],
    koreanName: name.ko,
    ...(untranslated.length > 0 && { untranslated }),
  };
}

/** A text as it was typed, without the languages that were left empty. */
export function writtenText(typed: Readonly<Record<Language, string>>): PlaceText {
  const empty = languages.filter((language) => isOptionalLanguage(language) && typed[language] === '');
  const written = Object.entries(typed).filter(([language]) => !empty.some((one) => one === language));
  return { ...Object.fromEntries(written), ko: typed.ko, en: typed.en };
}
