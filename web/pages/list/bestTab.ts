import type { PlaceList } from '../../../contract/places.ts';
import { type PlaceType, placeTypes } from '../../../contract/placeTypes.ts';

/** What a search finds in each tab. */
export type TabLists = Record<PlaceType, PlaceList>;

/** A server of the previous release sends no class; then the numbers decide. */
const classOf = ({ matchClass }: PlaceList) => matchClass ?? Number.POSITIVE_INFINITY;

/**
 * The tab for a search without a chosen one: the one whose best match has the best class (a whole name before a part of
 * one), then the one with the most places, then the first. The first tab if nothing is found.
 */
export function bestTab(lists: TabLists): PlaceType {
  const found = placeTypes.filter((type) => lists[type].totalItems > 0);
  const [first = placeTypes[0], ...others] = found;
  return others.reduce((best, type) => {
    const [mine, its] = [lists[type], lists[best]];
    if (classOf(mine) !== classOf(its)) return classOf(mine) < classOf(its) ? type : best;
    return mine.totalItems > its.totalItems ? type : best;
  }, first);
}
