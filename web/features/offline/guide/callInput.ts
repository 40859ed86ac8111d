import { isSeoulMinute } from '../../../../domain/calendar/seoulTime.ts';
import { sortDirection } from '../../../../domain/places/listRules.ts';
import {
  listPageSize,
  maxPageSize,
  maxSearchLength,
  type PlaceType,
  placeTypeName,
  placeTypes,
} from '../../../../domain/places/placeTypes.ts';
import { maxStops } from '../../../../domain/tour/planRules.ts';
import { CallFailure, type CallInput } from '../../../shared/client/client.ts';

const maxId = 2_147_483_647;

/** The failure with which the server rejects a parameter; the codes are those of the API's schemas. */
export function refusal(field: string, code: string, message: string): CallFailure {
  return new CallFailure(400, 'invalidRequest', { fields: [{ field, code, message }] });
}

function wholeNumber(field: string, text: string, { max }: { max: number }): number {
  if (!/^\d{1,9}$/.test(text)) throw refusal(field, 'invalid_format', 'a whole number');
  const value = Number(text);
  if (value < 1) throw refusal(field, 'too_small', 'at least 1');
  if (value > max) throw refusal(field, 'too_big', `at most ${max}`);
  return value;
}

function placeType(field: string, text: string): PlaceType {
  const name = placeTypeName(text);
  const type = placeTypes.find((one) => one === name);
  if (!type) throw refusal(field, 'invalid_value', `one of ${placeTypes.join(', ')}`);
  return type;
}

function searchWord(text: string | undefined): string | undefined {
  if (text && text.length > maxSearchLength)
    throw refusal('q', 'too_big', `at most ${maxSearchLength} characters`);
  return text || undefined;
}

function openingMinute(text: string | undefined): string | undefined {
  if (text && text !== 'now' && !isSeoulMinute(text))
    throw refusal('openAt', 'custom', 'now, or a minute in Seoul such as 2026-11-21T14:05');
  return text || undefined;
}

/** The query of a list, as the server's schema reads it. An empty value counts as missing, as the browser omits it. */
export function listInput({ query }: Pick<CallInput<'listPlaces'>, 'query'>) {
  const { sortKey = 'like', themeId, typeSearch } = query;
  return {
    page: wholeNumber('page', query.page || '1', { max: 999_999_999 }),
    size: wholeNumber('size', query.size || String(listPageSize), { max: maxPageSize }),
    sortKey,
    direction: sortDirection(sortKey, query.direction),
    themeId: themeId ? wholeNumber('themeId', themeId, { max: maxId }) : undefined,
    /** The categories that a search is limited to; undefined if it is not limited. */
    typeSearch: typeSearch?.trim()
      ? typeSearch.split(',').map((name) => placeType('typeSearch', name))
      : undefined,
    categoryFilter: query.categoryFilter === 'true',
    q: searchWord(query.q),
    openAt: openingMinute(query.openAt),
  };
}
export type ListInput = ReturnType<typeof listInput>;

export function themesInput({ query }: CallInput<'listThemes'>) {
  const q = searchWord(query.q);
  const openAt = openingMinute(query.openAt);
  if (!query.type && (q !== undefined || openAt !== undefined))
    throw refusal('type', 'custom', 'needed with q and openAt');
  return { type: query.type ? placeType('type', query.type) : undefined, q, openAt };
}

/** Ids separated by commas, each once, in their order. */
export function idsInput({ query }: { query: { ids: string } }): number[] {
  const ids = query.ids.split(',').map((text) => {
    if (!/^\s*[1-9]\d{0,9}\s*$/.test(text))
      throw refusal('ids', 'invalid_format', 'whole numbers, separated by commas');
    if (Number(text) > maxId) throw refusal('ids', 'too_big', `at most ${maxId}`);
    return Number(text);
  });
  if (ids.length > maxStops) throw refusal('ids', 'too_big', `at most ${maxStops}`);
  return [...new Set(ids)];
}
