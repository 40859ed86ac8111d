/** Rules of the festivals that editors keep. */

import { dayCount } from '../calendar/days.ts';
import { type Language, languages } from '../languages.ts';
import { phonePattern } from '../tour/tourRules.ts';

/** Texts of a festival that exist in every language. */
export const festivalTexts = ['name', 'summary', 'place'] as const;
export type FestivalText = (typeof festivalTexts)[number];

/** The fields of a festival, in the order of its form. */
export const festivalFieldNames = [
  'startsOn',
  'endsOn',
  ...festivalTexts,
  'placeId',
  'position',
  'address',
  'phone',
  'homepage',
] as const;

export const maxFestivalLengths = {
  name: 80,
  summary: 240,
  place: 120,
  address: 160,
  phone: 20,
  homepage: 300,
} as const;

/** A longer festival is a season, or has a wrong date. */
export const maxFestivalDays = 60;

/** Which festivals a page of the desk lists. */
export const festivalLists = ['upcoming', 'unpublished', 'past'] as const;
export type FestivalList = (typeof festivalLists)[number];

export type FestivalTextField = `${FestivalText}.${Language}`;

/** The missing texts, without which a festival can't be published. */
export function missingTexts(texts: Record<FestivalText, Record<Language, string>>): FestivalTextField[] {
  return festivalTexts.flatMap((field) =>
    languages
      .filter((language) => texts[field][language].trim() === '')
      .map((language) => `${field}.${language}` as const),
  );
}

/** What is wrong with the last day in relation to the first. */
export function endFault(startsOn: string, endsOn: string): 'endBeforeStart' | 'tooManyDays' | null {
  if (endsOn < startsOn) return 'endBeforeStart';
  return dayCount(startsOn, endsOn) > maxFestivalDays ? 'tooManyDays' : null;
}

export const isPhoneOrNone = (text: string) => text === '' || phonePattern.test(text);
