import { inSeoul } from '../../../domain/calendar/seoulTime.ts';
import type { PlaceType } from '../../../domain/places/placeTypes.ts';
import { type ThemeKey, themeKeys } from '../../../domain/places/themeKeys.ts';

/** The category whose list a keyword opens. */
export const keywordTypes: Record<ThemeKey, PlaceType> = {
  sea: 'tour',
  hotel: 'accommodation',
  restaurant: 'restaurant',
  landmark: 'tour',
  shopping: 'tour',
  cafe: 'restaurant',
  culture: 'tour',
  history: 'tour',
  nature: 'tour',
  leisure: 'tour',
  sports: 'tour',
};

/** Day of the year (from 1) and the year itself in Asia/Seoul (docs/product/screens.md#the-rendered-page). */
export function seoulDayOfYear(instant: Date): number {
  const seoul = inSeoul(instant);
  return Math.floor((seoul.getTime() - Date.UTC(seoul.getUTCFullYear(), 0, 0)) / 86_400_000);
}

/** Number of keywords per day (three of eleven; docs/product/screens.md#constants). */
export const keywordsPerDay = 3;

/**
 * The three keywords of a day, by day of year and rotating (docs/product/screens.md#constants): each day takes the next
 * three of the eleven, so that none repeats the day before (docs/product/screens.md#the-rendered-page) and all are
 * shown equally often within eleven days.
 */
export function dailyKeywords(dayOfYear: number): ThemeKey[] {
  return Array.from({ length: keywordsPerDay }, (_, place) => {
    const key = themeKeys[(dayOfYear * keywordsPerDay + place) % themeKeys.length];
    if (!key) throw new Error(`no keyword for day ${dayOfYear}`);
    return key;
  });
}
