import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { PlaceItem, PlaceList } from '../../../contract/places.ts';
import type { GuideClient } from '../../shared/client/client.ts';
import { readListView } from './listView.ts';
import { type ListScope, listPagesQuery, listThemesQuery, mergePages, nearestFirst } from './placeQueries.ts';

const place = (id: number): PlaceItem => ({
  id,
  thumbnailUrl: '/p.svg',
  name: `${id}`,
  summary: '',
  type: 'TOUR',
});
const page = (currentPage: number, ids: readonly number[]): PlaceList => ({
  items: ids.map(place),
  currentPage,
  totalPages: 3,
  totalItems: 6,
});

/** A client whose lists are those pages, one for each request. */
function createClient(...pages: PlaceList[]) {
  const call = vi.fn(async () => pages.shift());
  const client: Pick<GuideClient, 'call'> = { call: call as GuideClient['call'] };
  return { call, client: { ...client, document: async () => '' } };
}

const scope: ListScope = { language: 'en', isNearest: false, visit: 'a' };
const view = readListView(new URLSearchParams());

describe('SPEC 4: the pages of a list', () => {
  it('are requested one after the other, and shown in their order', async () => {
    const { client } = createClient(page(1, [1, 2]), page(2, [3, 4]));
    const list = await new QueryClient().fetchInfiniteQuery({
      ...listPagesQuery(client, view, scope),
      pages: 2,
    });
    expect(mergePages(list.pages).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it('are applied only when currentPage equals the requested page', async () => {
    const { client } = createClient(page(1, [1, 2]), page(3, [5]));
    const queries = new QueryClient();
    const query = listPagesQuery(client, view, scope);
    await expect(queries.fetchInfiniteQuery({ ...query, pages: 2 })).rejects.toThrow('internal');
    expect(queries.getQueryData(query.queryKey)).toBeUndefined();
  });

  it('show a place once that has moved between pages meanwhile', () => {
    expect(mergePages([page(1, [1, 2]), page(2, [2, 3])]).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('are restored for the same visit, and loaded again for another one and in another language', async () => {
    const { client, call } = createClient(page(1, [1]), page(1, [2]), page(1, [3]));
    const queries = new QueryClient();
    const first = async (at: ListScope) => {
      const { pages } = await queries.fetchInfiniteQuery(listPagesQuery(client, view, at));
      return pages[0]?.items[0]?.id;
    };
    expect([await first(scope), await first({ ...scope, visit: 'b' }), await first(scope)]).toEqual([
      1, 2, 1,
    ]);
    expect(await first({ ...scope, language: 'ja' })).toBe(3);
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('are all loaded as one for the nearest first, as of the minute of the first', async () => {
    const open = { at: '2026-11-21T14:05', unknown: 1 };
    const { client, call } = createClient({ ...page(1, [1, 2]), open }, page(2, [3, 4]), page(3, [5]));
    const nearest = readListView(new URLSearchParams('sort=3&open=now&page=2'));
    const query = listPagesQuery(client, nearest, { ...scope, isNearest: true });
    const { pages } = await new QueryClient().fetchInfiniteQuery(query);
    expect(pages).toHaveLength(1);
    expect(mergePages(pages).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    const asked = [
      ['1', 'now'],
      ['2', open.at],
      ['3', open.at],
    ];
    expect(call.mock.calls).toEqual(
      asked.map(([number, openAt]) => [
        'listPlaces',
        { params: { type: 'tour' }, query: expect.objectContaining({ page: number, openAt, size: '50' }) },
        expect.anything(),
      ]),
    );
  });

  it('are sorted by distance on the device, those without one last', () => {
    const distances = new Map([
      [2, 500],
      [3, 20],
      [4, 500],
    ]);
    expect(nearestFirst([1, 2, 3, 4, 5].map(place), distances).map(({ id }) => id)).toEqual([3, 2, 4, 1, 5]);
  });

  it('of open places are valid for a minute', () => {
    const isOpen = readListView(new URLSearchParams('open=now'));
    expect(listPagesQuery(createClient().client, isOpen, scope).staleTime).toBe(60_000);
  });
});

it('SPEC 7: requests themes with the locale in upper case', () => {
  const { queryKey } = listThemesQuery(createClient().client, { ...view, query: 'sea' }, 'ja');
  expect(queryKey).toEqual(['listThemes', { params: {}, query: { locale: 'JA', type: 'tour', q: 'sea' } }]);
});
