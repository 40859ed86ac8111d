import type { GuideRow } from '../../../../contract/desk/guide.ts';
import { type PlaceType, placeTypes } from '../../../../domain/places/placeTypes.ts';
import { type ThemeKey, themeKeys } from '../../../../domain/places/themeKeys.ts';

export const checkAges = ['months6', 'months12', 'never'] as const;
export type CheckAge = (typeof checkAges)[number];

/** What a place may be marked with, in the order of the filter. */
export const guideMarks = [
  'doubtful',
  'reported',
  'missing',
  'draft',
  'hidden',
  'release',
  'proposals',
] as const;
export type GuideMark = (typeof guideMarks)[number];

export const guideSorts = ['name', 'type', 'check', 'likes'] as const;
export type GuideSort = (typeof guideSorts)[number];

export const pageSize = 50;

/** What the list shows; empty for everything. */
export interface GuideView {
  readonly q: string;
  readonly type: PlaceType | '';
  readonly theme: ThemeKey | '';
  readonly check: CheckAge | '';
  readonly mark: GuideMark | '';
  readonly sort: GuideSort;
  readonly isDescending: boolean;
  readonly page: number;
  readonly isMap: boolean;
}

export const unfilteredView: GuideView = {
  q: '',
  type: '',
  theme: '',
  check: '',
  mark: '',
  sort: 'name',
  isDescending: false,
  page: 1,
  isMap: false,
};

function findValue<Value extends string>(values: readonly Value[], text: string | null): Value | '' {
  return values.find((value) => value === text) ?? '';
}

/** The view in the address, so that reload, Back and a copied link find it again. */
export function viewFromAddress(search: URLSearchParams): GuideView {
  return {
    q: search.get('q') ?? '',
    type: findValue(placeTypes, search.get('type')),
    theme: findValue(themeKeys, search.get('theme')),
    check: findValue(checkAges, search.get('check')),
    mark: findValue(guideMarks, search.get('mark')),
    sort: findValue(guideSorts, search.get('sort')) || 'name',
    isDescending: search.get('order') === 'desc',
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    isMap: search.get('show') === 'map',
  };
}

/** The query of a view, without default values. */
export function toSearch(view: GuideView): URLSearchParams {
  const { q, type, theme, check, mark, sort, isDescending, page, isMap } = view;
  const values = {
    q,
    type,
    theme,
    check,
    mark,
    sort: sort === 'name' ? '' : sort,
    order: isDescending ? 'desc' : '',
    page: page === 1 ? '' : String(page),
    show: isMap ? 'map' : '',
  };
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
}

export const isFiltered = ({ q, type, theme, check, mark }: GuideView) =>
  [q.trim(), type, theme, check, mark].some((value) => value !== '');

/** The day that many months before another one. */
function monthsBefore(day: string, months: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment.toISOString().slice(0, 10);
}

/** Whether the oldest check is older than the filter's age. A month without a day counts as its first day. */
function hasCheckAge(oldest: string | null, age: CheckAge, today: string): boolean {
  if (oldest === null || age === 'never') return oldest === null && age === 'never';
  return oldest < monthsBefore(today, age === 'months6' ? 6 : 12);
}

const marked: Record<GuideMark, (row: GuideRow) => boolean> = {
  doubtful: (row) => row.isDoubtful,
  reported: (row) => row.openReports > 0,
  missing: (row) => row.missingLanguages.length > 0,
  draft: (row) => row.hasDraft,
  hidden: (row) => row.isHidden,
  release: (row) => row.upstreamConflicts > 0,
  proposals: (row) => row.openProposals > 0,
};

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, '');

/** The parts of a view that filter. */
type GuideFilter = Pick<GuideView, 'q' | 'type' | 'theme' | 'check' | 'mark'>;

/** The places that pass a filter. @param today in Seoul, yyyy-mm-dd */
export function filteredRows(rows: readonly GuideRow[], filter: GuideFilter, today: string): GuideRow[] {
  const { type, theme, check, mark } = filter;
  const q = plain(filter.q);
  return rows.filter(
    (row) =>
      [...Object.values(row.name), row.key].some((name) => plain(name).includes(q)) &&
      (type === '' || row.type === type) &&
      (theme === '' || row.themes.includes(theme)) &&
      (check === '' || hasCheckAge(row.oldestCheck, check, today)) &&
      (mark === '' || marked[mark](row)),
  );
}
