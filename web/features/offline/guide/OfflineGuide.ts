import type { ApiCall } from '../../../../contract/api.ts';
import type { OfflinePlace } from '../../../../contract/offlineGuide.ts';
import { parseOpenAt } from '../../../../domain/openingHours/openMinute.ts';
import { countsCategories, listedTypes } from '../../../../domain/places/listRules.ts';
import { byPlaceType, maxMapPlaces, type PlaceType } from '../../../../domain/places/placeTypes.ts';
import { themeKeys } from '../../../../domain/places/themeKeys.ts';
import { countMatches } from '../../../../domain/search/placeMatches.ts';
import {
  CallFailure,
  type CallInput,
  type CallResponse,
  type DocumentName,
} from '../../../shared/client/client.ts';
import { idsInput, type ListInput, listInput, refusal, themesInput } from './callInput.ts';
import { type OfflineContents, OfflinePlaces } from './OfflinePlaces.ts';
import { offlineStop, placeDetail } from './placeDetail.ts';
import { PlaceSearch, type SelectedPlaces } from './placeSearch.ts';

/** The endpoints whose responses are the same for all clients and depend only on the guide. */
const guideCalls = [
  'listPlaces',
  'listMapPlaces',
  'getPlace',
  'listPositions',
  'listThemes',
  'listStops',
  'getDrivingTimes',
] as const satisfies readonly ApiCall[];
type Handler<C extends ApiCall> = (input: CallInput<C>) => Promise<CallResponse<C>>;
type Handlers = { readonly [C in (typeof guideCalls)[number]]: Handler<C> };

/** Whether the guide on this device responds to the call. */
export const isGuideCall = (name: ApiCall): boolean => guideCalls.some((one) => one === name);

/**
 * The guide on this device in one language. It responds to the API's calls as the server's handlers do, in that language
 * whatever the `locale` of a call.
 */
export class OfflineGuide {
  readonly #documents: OfflineContents['documents'];
  readonly #places: OfflinePlaces;
  readonly #search: PlaceSearch;
  readonly #now: () => Date;
  readonly #handlers: Handlers;

  constructor(contents: OfflineContents, now: () => Date = () => new Date()) {
    this.#documents = contents.documents;
    this.#places = new OfflinePlaces(contents);
    this.#search = new PlaceSearch(this.#places, contents.synonyms);
    this.#now = now;
    this.#handlers = {
      listPlaces: (input) => this.#listPlaces(input),
      listMapPlaces: (input) => this.#listMapPlaces(input),
      getPlace: async (input) => this.#getPlace(input),
      listPositions: async () => this.#listPositions(),
      listThemes: (input) => this.#listThemes(input),
      listStops: async (input) => this.#found(input).map((place) => offlineStop(this.#places, place)),
      getDrivingTimes: async (input) => {
        const listed = this.#found(input).filter(({ isListed }) => isListed);
        return { source: 'estimate', ids: listed.map(({ id }) => id), minutes: null };
      },
    };
  }

  /** Undefined for an endpoint that needs more than the guide. */
  respond<C extends ApiCall>(name: C, input: CallInput<C>): Promise<CallResponse<C>> | undefined {
    const handlers: { readonly [Call in ApiCall]?: Handler<Call> } = this.#handlers;
    const handler: (typeof handlers)[C] = handlers[name];
    return handler?.(input);
  }

  /** Builds the search index, which the first search would wait for. */
  async prepareSearch(): Promise<void> {
    await this.#search.index();
  }

  /** A document's text, as markdown. */
  document(name: DocumentName): string {
    return this.#documents[name];
  }

  async #listPlaces(input: CallInput<'listPlaces'>): Promise<CallResponse<'listPlaces'>> {
    const query = listInput(input);
    const { q, page, size } = query;
    const { classes, unknown, open, byCategory } = await this.#select(input.params.type, query);
    const found = classes.flatMap((places) => this.#sorted(places, query));
    const { totalItems, matchClass } = countPlaces(classes);
    const isFiltered = query.themeId !== undefined || open !== undefined;
    const near = q !== undefined && !isFiltered && found.length === 0 ? await this.#search.near(q) : [];
    return {
      items: found.slice((page - 1) * size, page * size).map((place) => this.#places.toPlaceItem(place)),
      currentPage: page,
      totalPages: Math.ceil(totalItems / size),
      totalItems,
      ...(q === undefined || matchClass === undefined ? {} : { matchClass }),
      ...(byCategory ? { byCategory } : {}),
      ...(near.length > 0 ? { near } : {}),
      ...(open ? { open: { at: open.name, unknown } } : {}),
    };
  }

  async #listMapPlaces(input: CallInput<'listMapPlaces'>): Promise<CallResponse<'listMapPlaces'>> {
    const query = listInput({ query: { ...input.query, categoryFilter: 'true' } });
    const { classes } = await this.#select(input.params.type, query);
    const found = classes.flat().slice(0, maxMapPlaces);
    return { places: found.map((place) => this.#places.toMapPlace(place)) };
  }

  /** The places that a list shows, in classes, the minute for which their hours were checked, and the counts of all categories. */
  async #select(type: PlaceType, query: ListInput) {
    const { q, themeId, categoryFilter, typeSearch, openAt } = query;
    if (themeId !== undefined && !this.#places.themes.some(({ id }) => id === themeId))
      throw refusal('themeId', 'unknownTheme', `there is no theme ${themeId}`);
    const open = parseOpenAt(openAt, this.#now());
    if (countsCategories(query)) {
      const ofTypes = await this.#search.selectEachType({ q, themeId, open });
      return { ...ofTypes[type], open, byCategory: byPlaceType((one) => countPlaces(ofTypes[one].classes)) };
    }
    const types = listedTypes({ type, q, categoryFilter, typeSearch });
    return { ...(await this.#search.select({ q, types, themeId, open })), open, byCategory: undefined };
  }

  /** Sorts by the requested key. Places come in order of rank (descending) and id, which decides between equal keys. */
  #sorted(places: readonly OfflinePlace[], { sortKey, direction }: ListInput): OfflinePlace[] {
    const key = {
      like: (place: OfflinePlace) => this.#places.likeCount(place),
      name: (place: OfflinePlace) => this.#places.namePosition(place),
      rank: ({ rank }: OfflinePlace) => rank,
    }[sortKey];
    const sign = direction === 'asc' ? 1 : -1;
    return places.toSorted((one, other) => sign * (key(one) - key(other)));
  }

  #getPlace({ params }: CallInput<'getPlace'>): CallResponse<'getPlace'> {
    const place = /^\d{1,9}$/.test(params.id) ? this.#places.find(Number(params.id)) : undefined;
    if (!place?.isListed || place.type !== params.type) throw new CallFailure(404, 'notFound');
    return placeDetail(this.#places, place, this.#now());
  }

  #listPositions(): CallResponse<'listPositions'> {
    const byId = this.#places.listed.toSorted((one, other) => one.id - other.id);
    return { positions: byId.map(({ id, lat, lng }) => ({ id, lat, lng })) };
  }

  async #listThemes(input: CallInput<'listThemes'>): Promise<CallResponse<'listThemes'>> {
    const { type, q, openAt } = themesInput(input);
    const themes = this.#places.themes.flatMap(({ id, key, name }) => {
      const known = themeKeys.find((one) => one === key);
      return known ? [{ id, key: known, type: this.#places.text(name) ?? '' }] : [];
    });
    if (type === undefined) return themes;
    const open = parseOpenAt(openAt, this.#now());
    const { classes } = await this.#search.select({ q, types: [type], themeId: undefined, open });
    const found = classes.flat();
    return themes.map((theme) => ({
      ...theme,
      total: found.filter(({ themeIds }) => themeIds.includes(theme.id)).length,
    }));
  }

  /** The places with these ids, in the order of the ids; unknown ids are left out. */
  #found(input: CallInput<'listStops'> | CallInput<'getDrivingTimes'>): OfflinePlace[] {
    return idsInput(input).flatMap((id) => this.#places.find(id) ?? []);
  }
}

const countPlaces = (classes: SelectedPlaces['classes']) => countMatches(classes.map(({ length }) => length));
