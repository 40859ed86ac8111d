import type { Api } from '../../../contract/api.ts';
import { type OpenMinute, parseOpenAt } from '../../../domain/openingHours/openMinute.ts';
import { countsCategories, listedTypes } from '../../../domain/places/listRules.ts';
import { maxMapPlaces } from '../../../domain/places/placeTypes.ts';
import { nearWords } from '../../../domain/search/nearWords.ts';
import { ContentOrders } from '../../guide/contentOrders.ts';
import type { GuideVersion } from '../../guide/guideVersion.ts';
import { toMapPlace, toPlaceItem } from '../../guide/itemRows.ts';
import { listOrder } from '../../guide/placeOrder.ts';
import type { PlacePictures } from '../../guide/placePictures.ts';
import { readStops } from '../../guide/stops.ts';
import type { Feature } from '../../http/feature.ts';
import type { PublicHandler } from '../../http/requestContext.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/problem.ts';
import { readPlaceDetail } from './placeDetails.ts';
import { readPlaceList } from './placeLists.ts';
import { PlacesOpenAt } from './placesOpenAt.ts';
import { readPositions } from './positions.ts';
import { type SearchDeps, type SearchedPlaces, searchPlaces } from './search/placeSearch.ts';
import { SharedSearchIndex } from './search/searchIndex.ts';
import { withinOneGuide } from './search/storedMatches.ts';
import { StoredSynonyms } from './search/storedSynonyms.ts';
import { countThemes, StoredThemes, themeExists } from './themeList.ts';

export interface PlacesDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly pictures: PlacePictures;
  readonly guideVersion: Pick<GuideVersion, 'onChange'>;
}

/**
 * Handlers of the guide's endpoints (docs/product/api.md#places-and-themes), shared by the HTTP layer and the page
 * renderer.
 */
export interface PlacesHandlers {
  readonly listPlaces: PublicHandler<Api['listPlaces']>;
  readonly listMapPlaces: PublicHandler<Api['listMapPlaces']>;
  readonly getPlace: PublicHandler<Api['getPlace']>;
  readonly listPositions: PublicHandler<Api['listPositions']>;
  readonly listThemes: PublicHandler<Api['listThemes']>;
  readonly listStops: PublicHandler<Api['listStops']>;
}

type ListRequest = Pick<Parameters<PlacesHandlers['listPlaces']>[0], 'params' | 'query'>;

/** The guide as visitors read it: lists, places, positions, themes and stops. */
export function openPlaces({ database, clock, pictures, guideVersion }: PlacesDeps): Feature<PlacesHandlers> {
  const searchIndex = new SharedSearchIndex(database);
  const themes = new StoredThemes(database);
  guideVersion.onChange(() => {
    searchIndex.empty();
    themes.empty();
  });
  const deps = {
    database,
    searchIndex,
    themes,
    orders: new ContentOrders(database),
    openPlaces: new PlacesOpenAt(database),
    synonyms: new StoredSynonyms(database),
  };
  return {
    handlers: {
      async listPlaces(request) {
        const { page, size, openAt } = request.query;
        const open = parseOpenAt(openAt, clock.now());
        const { rows, total, unknown, matchClass, byCategory } = await findPlaces(deps, request, open);
        const near = total === 0 ? await findNear(deps, request) : [];
        return {
          items: rows.map((row) => toPlaceItem(row, pictures)),
          currentPage: page,
          totalPages: Math.ceil(total / size),
          totalItems: total,
          ...(matchClass === undefined ? {} : { matchClass }),
          ...(byCategory ? { byCategory } : {}),
          ...(near.length > 0 ? { near } : {}),
          ...(open ? { open: { at: open.name, unknown } } : {}),
        };
      },

      async listMapPlaces({ params, query }) {
        const list = { categoryFilter: true, typeSearch: undefined, sortKey: 'rank' as const };
        const whole = { ...query, ...list, page: 1, size: maxMapPlaces };
        const open = parseOpenAt(query.openAt, clock.now());
        const { rows } = await findPlaces(deps, { params, query: whole }, open);
        return { places: rows.map(toMapPlace) };
      },

      async getPlace({ params: { type, id }, query: { locale } }) {
        const detail = await readPlaceDetail({ database, pictures }, { type, id, locale, now: clock.now() });
        if (!detail) throw new ProblemError('notFound', `There is no ${type} place ${id}`);
        return detail;
      },

      listPositions: () => readPositions(database),

      listThemes: ({ query: { locale, type, q, openAt } }) =>
        type === undefined
          ? themes.read(locale)
          : countThemes(deps, { type, q, open: parseOpenAt(openAt, clock.now()) }, locale),

      listStops: ({ query }) => readStops({ database, pictures }, query.ids, query.locale),
    },
  };
}

async function findPlaces(
  deps: SearchDeps,
  request: ListRequest,
  open: OpenMinute | undefined,
): Promise<SearchedPlaces> {
  const { database } = deps;
  const { params, query } = request;
  const { type } = params;
  const { q, themeId, locale, page, size, categoryFilter, typeSearch } = query;
  const order = listOrder(query);
  if (q === undefined && open === undefined) {
    const found = await readPlaceList(database, { type, themeId, order, locale, page, size });
    return found ? { ...found, unknown: 0 } : refuseTheme(themeId);
  }
  if (themeId !== undefined && !(await themeExists(database, themeId))) return refuseTheme(themeId);
  const types = listedTypes({ type, q, categoryFilter, typeSearch });
  const counting = { countsCategories: countsCategories({ q, categoryFilter, typeSearch }) };
  return searchPlaces(deps, { q, types, themeId, open, order, locale, page, size, ...counting });
}

/** Words to search instead of one that finds nothing in any category; none if a filter may be the reason. */
async function findNear(deps: SearchDeps, { query }: ListRequest): Promise<readonly string[]> {
  const { q, themeId, openAt, locale } = query;
  if (q === undefined || themeId !== undefined || openAt !== undefined) return [];
  return withinOneGuide(deps, locale, (matchDeps) => nearWords(matchDeps, q));
}

function refuseTheme(themeId: number | undefined): never {
  // Totals without a theme are missing only if no guide is loaded.
  if (themeId === undefined) throw new ProblemError('unavailable', 'The guide is not loaded');
  const message = `there is no theme ${themeId}`;
  throw new ProblemError('invalidRequest', `themeId: ${message}`, [
    { field: 'themeId', code: 'unknownTheme', message },
  ]);
}
