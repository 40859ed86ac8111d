import type { PlaceDetail } from '../../../contract/places.ts';
import { themeKeys } from '../../../domain/places/themeKeys.ts';

/** What a place's opening hours are called: a shop does business, a beach or a temple is simply open. */
export type OpeningKind = 'shop' | 'stay' | 'sight';

/** A sight whose first theme is shopping or food is a market or a shop. */
export function openingKind({ type, tags }: Pick<PlaceDetail, 'type' | 'tags'>): OpeningKind {
  if (type === 'restaurant') return 'shop';
  if (type === 'accommodation') return 'stay';
  const [first] = tags;
  // The ids of themes are their places in this list, from 1.
  const theme = first && themeKeys[first.id - 1];
  return theme === 'shopping' || theme === 'restaurant' ? 'shop' : 'sight';
}
