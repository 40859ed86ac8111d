/** The categories, as used in paths: /places/{type}, /content/{type}/{id}. */
export const placeTypes = ['tour', 'restaurant', 'accommodation'] as const;
export type PlaceType = (typeof placeTypes)[number];

/** A value for each category. */
export function byPlaceType<Value>(value: (type: PlaceType) => Value): Record<PlaceType, Value> {
  return { tour: value('tour'), restaurant: value('restaurant'), accommodation: value('accommodation') };
}

/**
 * The category as list items carry it (docs/product/screens.md#entities); TOUR and TOURIST_SPOT are both 'tour'
 * (docs/product/api.md#places-and-themes).
 */
export const placeItemTypes = ['RESTAURANT', 'ACCOMMODATION', 'TOUR', 'TOURIST_SPOT'] as const;
export const placeTypeByItem: Record<(typeof placeItemTypes)[number], PlaceType> = {
  RESTAURANT: 'restaurant',
  ACCOMMODATION: 'accommodation',
  TOUR: 'tour',
  TOURIST_SPOT: 'tour',
};
export const itemTypes = {
  tour: 'TOUR',
  restaurant: 'RESTAURANT',
  accommodation: 'ACCOMMODATION',
} as const satisfies Record<PlaceType, (typeof placeItemTypes)[number]>;

/** Normalises a category's name from a query: in lower case, and 'tour' for TOURIST_SPOT. The result may be no category. */
export const placeTypeName = (text: string) => text.trim().toLowerCase().replace('tourist_spot', 'tour');

/** Maximum length of a search word (docs/product/lists.md#the-search-box). */
export const maxSearchLength = 100;
/** Number of cards on a list page and in a home row (docs/product/screens.md#constants). */
export const listPageSize = 20;
export const homePageSize = 10;
/** Maximum number of places on one page (docs/product/api.md#shared-rules). */
export const maxPageSize = 50;
/** Maximum number of places that a list's map shows: more than the guide of a city has. */
export const maxMapPlaces = 1_000;
