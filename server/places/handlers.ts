import type { Api } from '../../contract/api.ts';
import { placeTypes } from '../../contract/placeTypes.ts';
import type { PublicHandler } from '../call.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../problem.ts';
import { ContentOrders } from './contentOrders.ts';
import { itemOf } from './itemRows.ts';
import { readPlaceDetail } from './placeDetails.ts';
import { type FoundPlaces, readPlaceList } from './placeLists.ts';
import { orderOf } from './placeOrder.ts';
import type { PlacePictures } from './placePictures.ts';
import { type SearchParts, searchPlaces } from './placeSearch.ts';
import { readStops } from './stops.ts';
import { readThemes, themeExists } from './themeList.ts';

export interface PlacesParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly pictures: PlacePictures;
}

/** Handlers of the guide's calls (DESIGN 3); the HTTP layer and the page renderer call the same ones. */
export interface PlacesHandlers {
  readonly listPlaces: PublicHandler<Api['listPlaces']>;
  readonly getPlace: PublicHandler<Api['getPlace']>;
  readonly listThemes: PublicHandler<Api['listThemes']>;
  readonly listStops: PublicHandler<Api['listStops']>;
}

type ListRequest = Parameters<PlacesHandlers['listPlaces']>[0];

export function createPlacesHandlers({ database, clock, pictures }: PlacesParts): PlacesHandlers {
  const parts: SearchParts = { database, orders: new ContentOrders(database) };
  return {
    async listPlaces(request) {
      const { page, size } = request.query;
      const { rows, total } = await findPlaces(parts, request);
      return {
        items: rows.map((row) => itemOf(row, pictures)),
        currentPage: page,
        totalPages: Math.ceil(total / size),
        totalItems: total,
      };
    },

    async getPlace({ params: { type, id }, query: { locale } }) {
      const detail = await readPlaceDetail({ database, pictures }, { type, id, locale, now: clock.now() });
      if (!detail) throw new ProblemError('notFound', `There is no ${type} place ${id}`);
      return detail;
    },

    listThemes: ({ query }) => readThemes(database, query.locale),

    listStops: ({ query }) => readStops({ database, pictures }, query.ids, query.locale),
  };
}

async function findPlaces(
  parts: SearchParts,
  { params: { type }, query }: ListRequest,
): Promise<FoundPlaces> {
  const { database } = parts;
  const { q, themeId, locale, page, size, categoryFilter, typeSearch } = query;
  const order = orderOf(query);
  if (q === undefined) {
    const found = await readPlaceList(database, { type, themeId, order, locale, page, size });
    return found ?? refuseTheme(themeId);
  }
  if (themeId !== undefined && !(await themeExists(database, themeId))) return refuseTheme(themeId);
  const types = placeTypes.filter(
    (one) => (!categoryFilter || one === type) && (typeSearch?.includes(one) ?? true),
  );
  return searchPlaces(parts, { q, types, themeId, order, locale, page, size });
}

function refuseTheme(themeId: number | undefined): never {
  // Without a theme the totals are missing, and so is the guide.
  if (themeId === undefined) throw new ProblemError('unavailable', 'The guide is not loaded');
  const message = `there is no theme ${themeId}`;
  throw new ProblemError('invalidRequest', `themeId: ${message}`, [
    { field: 'themeId', code: 'unknownTheme', message },
  ]);
}
