import { expect, it } from 'vitest';
import { readListView } from '../../features/places/listView.ts';
import { createListPath } from './useListPath.ts';

const shown = {
  ...readListView(new URLSearchParams('query=coffee&sort=2&page=3')),
  tab: 'restaurant',
} as const;
const loading = (search: string, pathname = '/list') => ({ pathname, search, state: null });

it('changes the list that is shown, from its first page on', () => {
  for (const other of [undefined, loading('', '/content/tour/1')]) {
    const { listPath, isSearching } = createListPath(shown, other);
    expect(listPath({ isOpen: true })).toBe('/list?query=coffee&tab=restaurant&sort=2&open=now');
    expect(isSearching).toBe(false);
  }
});

it('changes a search that is being loaded, and leaves its tab open unless one is chosen', () => {
  const { listPath, isSearching } = createListPath(shown, loading('?query=pizza'));
  expect(listPath({ isOpen: true })).toBe('/list?query=pizza&open=now');
  expect(listPath({ tab: 'tour' })).toBe('/list?query=pizza&tab=tour');
  expect(isSearching).toBe(true);
  const chosen = createListPath(shown, loading('?query=pizza&tab=restaurant'));
  expect(chosen.listPath({ sort: 1 })).toBe('/list?query=pizza&tab=restaurant');
});

it('adds to a choice in the same search that is being loaded, whose history entry exists', () => {
  const { listPath, isSearching } = createListPath(shown, loading('?query=coffee&tab=tour'));
  expect(listPath({ sort: 2 })).toBe('/list?query=coffee&tab=tour&sort=2');
  expect(isSearching).toBe(false);
});
