import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { listQuery, readListView, shownSort } from './listView.ts';

const read = (address: string, state?: unknown) =>
  readListView(new URL(address, 'http://x').searchParams, state);

describe('list view in the URL', () => {
  it('SPEC 2: defaults to tour, popular, page 1', () => {
    expect(read('/list')).toEqual({
      tab: 'tour',
      isTabChosen: false,
      query: '',
      themeId: undefined,
      sort: 1,
      isOpen: false,
      openAt: undefined,
      page: 1,
    });
  });

  it('reads back with readListView what paths.list writes', () => {
    const view = {
      tab: 'restaurant',
      isTabChosen: true,
      query: '커피 & "50%"',
      themeId: 6,
      sort: 2,
      isOpen: true,
      openAt: undefined,
      page: 3,
    } as const;
    expect(read(paths.list(view))).toEqual(view);
    expect(read(paths.list({ ...view, sort: 3 })).sort).toBe(3);
  });

  it('SPEC 2: takes the tab from the navigation state if the URL names none', () => {
    expect(read('/list', { tab: 'accommodation' }).tab).toBe('accommodation');
    expect(read('/list?tab=tour', { tab: 'accommodation' }).tab).toBe('tour');
    expect(read('/list', { tab: 'sky' }).tab).toBe('tour');
    expect(read('/list', 'unknown').tab).toBe('tour');
  });

  it('SPEC 2: names the chosen tab of a search, even Tour, and leaves the tab open without a choice', () => {
    expect(read('/list?query=hotel').isTabChosen).toBe(false);
    expect(read('/list?query=hotel', { tab: 'tour' }).isTabChosen).toBe(true);
    expect(paths.list({ tab: 'tour', query: 'hotel' })).toBe('/list?query=hotel&tab=tour');
    expect(read(paths.list({ tab: 'tour', query: 'hotel' })).isTabChosen).toBe(true);
    expect(paths.list({ query: 'hotel' })).toBe('/list?query=hotel');
    expect(paths.list({ tab: 'tour' })).toBe('/list');
  });

  it('has a day and time instead of "open now", readable in the address', () => {
    const address = paths.list({ isOpen: true, openAt: '2026-12-24T19:30' });
    expect(address).toBe('/list?openAt=2026-12-24T19:30');
    expect(read(address)).toMatchObject({ isOpen: false, openAt: '2026-12-24T19:30' });
    expect(read('/list?open=now&openAt=2026-12-24T19%3A30')).toEqual(read(address));
    expect(listQuery(read(address), 'en', 2, 20, '2026-11-21T14:05').openAt).toBe('2026-12-24T19:30');
    expect(listQuery(read('/list?open=now'), 'en', 1, 20).openAt).toBe('now');
    expect(listQuery(read('/list?open=now'), 'en', 2, 20, '2026-11-21T14:05').openAt).toBe(
      '2026-11-21T14:05',
    );
    expect(listQuery(read('/list'), 'en', 1, 20)).not.toHaveProperty('openAt');
  });

  it.each(['now', '2026-02-30T10:00', '2026-12-24', '2026-12-24T24:00', ''])(
    'ignores openAt=%s',
    (openAt) => {
      expect(read(`/list?open=now&openAt=${openAt}`)).toEqual(read('/list?open=now'));
    },
  );

  it('ignores invalid values', () => {
    expect(read('/list?tab=x&theme=-1&sort=9&page=0&open=yes')).toEqual(read('/list'));
    expect(read(`/list?query=${'a'.repeat(120)}`).query).toHaveLength(100);
  });

  it('SPEC 7: sends categoryFilter and q for a search, and neither for a plain list', () => {
    expect(listQuery(read('/list?query=beach'), 'en', 1, 20)).toMatchObject({
      categoryFilter: 'true',
      q: 'beach',
    });
    const plain = listQuery(read('/list'), 'en', 1, 20);
    expect('q' in plain || 'categoryFilter' in plain).toBe(false);
  });

  it('DESIGN 7: sorts by name from A to Z, and by likes from most to fewest', () => {
    expect(listQuery(read('/list?sort=2'), 'ko', 1, 20)).toMatchObject({
      sortKey: 'name',
      direction: 'asc',
    });
    expect(listQuery(read('/list'), 'ko', 1, 20)).toMatchObject({
      sortKey: 'like',
      direction: 'desc',
    });
  });

  it('sorts by distance only with a known position, and asks the server for no other order then', () => {
    expect(shownSort(3, false)).toBe(1);
    expect(shownSort(3, true)).toBe(3);
    const view = read('/list?sort=3');
    expect(listQuery(view, 'ko', 1, 20)).toEqual(listQuery(read('/list'), 'ko', 1, 20));
    expect(paths.list(view)).toBe('/list?sort=3');
  });

  it('continues a list of open places as of the minute in which it began', () => {
    expect(listQuery(read('/list?open=now'), 'ko', 1, 20)).toMatchObject({ openAt: 'now' });
    const later = listQuery(read('/list?open=now'), 'ko', 2, 20, '2026-11-21T14:05');
    expect(later).toMatchObject({ openAt: '2026-11-21T14:05' });
    expect('openAt' in listQuery(read('/list'), 'ko', 1, 20)).toBe(false);
  });
});
