import { describe, expect, it } from 'vitest';
import type { PlaceItem } from '../../../contract/places.ts';
import { type LoadedPages, listCache, listNumber, withPage } from './listCache.ts';

const place = (id: number): PlaceItem => ({
  id,
  thumbnailUrl: '/p.svg',
  name: `${id}`,
  summary: '',
  type: 'TOUR',
});
const first: LoadedPages = { items: [place(1), place(2)], lastPage: 1, totalPages: 3 };

describe('pages loaded by scrolling', () => {
  it('SPEC 4: applies a page only when its currentPage equals the requested page', () => {
    expect(withPage(first, 2, { items: [place(3)], currentPage: 3, totalPages: 3 })).toBe(first);
    expect(withPage(first, 2, { items: [place(3)], currentPage: 2, totalPages: 3 }).items).toHaveLength(3);
  });

  it('applies a page once when it is received twice', () => {
    const second = withPage(first, 2, { items: [place(3)], currentPage: 2, totalPages: 3 });
    expect(withPage(second, 2, { items: [place(3)], currentPage: 2, totalPages: 3 })).toBe(second);
  });

  it('shows a place once when it has moved between pages meanwhile', () => {
    const second = withPage(first, 2, { items: [place(2), place(3)], currentPage: 2, totalPages: 3 });
    expect(second.items.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('SPEC 4: restores the pages of a list with its first page, and not with one that is loaded again', () => {
    const page = { items: [place(1)], currentPage: 1, totalPages: 3, totalItems: 50 };
    const pages = withPage(listCache.recall(page), 2, { items: [place(2)], currentPage: 2, totalPages: 3 });
    listCache.remember(page, pages);
    expect(listCache.recall(page)).toBe(pages);
    const anew = { ...page };
    expect(listCache.recall(anew)).toEqual({ items: [place(1)], lastPage: 1, totalPages: 3 });
    expect(listNumber(page)).toBe(listNumber(page));
    expect(listNumber(anew)).not.toBe(listNumber(page));
  });
});
