import { describe, expect, it } from 'vitest';
import type { GuideRow } from '../../../../contract/desk/guide.ts';
import { filteredRows, type GuideView, toSearch, unfilteredView, viewFromAddress } from './guideView.ts';

const row = (id: number, changed: Partial<GuideRow> = {}): GuideRow => ({
  id,
  key: `place-${id}`,
  type: 'tour',
  name: { ko: `장소 ${id}`, en: `Place ${id}`, cn: `地点 ${id}`, tw: `地點 ${id}`, ja: `スポット ${id}` },
  themes: ['sea'],
  position: null,
  oldestCheck: '2026-10-06',
  isDoubtful: false,
  missingLanguages: [],
  hasPhotograph: false,
  likes: 0,
  openReports: 0,
  openProposals: 0,
  isHidden: false,
  isPublished: true,
  hasDraft: false,
  upstreamConflicts: 0,
  ...changed,
});

describe('Desk: the list of the guide', () => {
  const shown = (rows: GuideRow[], changed: Partial<GuideView>) =>
    filteredRows(rows, { ...unfilteredView, ...changed }, '2026-11-23').map(({ id }) => id);

  it('finds a name in any language, whatever its case and spaces', () => {
    const name = { ko: '경포 해변', en: 'Gyeongpo Beach', cn: '镜浦海滩', tw: '鏡浦海灘', ja: '鏡浦ビーチ' };
    const rows = [row(1, { name }), row(2)];
    for (const q of ['gyeongpo b', 'GYEONGPOBEACH', '경포해변', ' 해변 ', '镜浦', '鏡浦海灘', 'ビーチ'])
      expect(shown(rows, { q }), q).toEqual([1]);
    expect(shown(rows, { q: 'nowhere' })).toEqual([]);
  });

  it('finds checks that are older than so many months, and those without a date apart', () => {
    const rows = [
      row(1, { oldestCheck: '2026-05-23' }),
      row(2, { oldestCheck: '2026-05-22' }),
      row(3, { oldestCheck: '2025-11' }),
      row(4, { oldestCheck: '2025-12' }),
      row(5, { oldestCheck: null }),
    ];
    expect(shown(rows, { check: 'months6' })).toEqual([2, 3, 4]);
    expect(shown(rows, { check: 'months12' })).toEqual([3]);
    expect(shown(rows, { check: 'never' })).toEqual([5]);
  });

  it('finds places by what they are marked with', () => {
    const rows = [
      row(1, { isDoubtful: true }),
      row(2, { openReports: 2 }),
      row(3, { missingLanguages: ['ja'] }),
      row(4, { hasDraft: true, type: 'restaurant', themes: ['cafe'] }),
      row(5, { isHidden: true }),
    ];
    expect(
      (['doubtful', 'reported', 'missing', 'draft', 'hidden'] as const).map((mark) => shown(rows, { mark })),
    ).toEqual([[1], [2], [3], [4], [5]]);
    expect(shown(rows, { type: 'restaurant' })).toEqual([4]);
    expect(shown(rows, { theme: 'cafe' })).toEqual([4]);
  });

  it('keeps every part of the view in the address, and nothing that is as usual', () => {
    const view: GuideView = {
      q: '경포 & co',
      type: 'restaurant',
      theme: 'cafe',
      check: 'never',
      mark: 'draft',
      sort: 'likes',
      isDescending: true,
      page: 3,
      isMap: true,
    };
    expect(viewFromAddress(new URLSearchParams(toSearch(view).toString()))).toEqual(view);
    expect(toSearch(unfilteredView).toString()).toBe('');
    expect(viewFromAddress(new URLSearchParams('page=-1&type=x&sort=y&mark=z'))).toEqual(unfilteredView);
  });
});
