export type Query = Readonly<Record<string, string>>;

/** Queries whose times are reported together. */
export interface QueryGroup {
  readonly name: string;
  readonly kind: 'list' | 'search';
  readonly queries: readonly Query[];
}

const directions = ['asc', 'desc'] as const;
/** The last of these is the last full page of 1,000 places, so that every size is compared on the same pages. */
const pages = ['1', '3', '15'];

const lists: QueryGroup[] = ['like', 'name', 'rank'].map((sortKey) => ({
  name: `list by ${sortKey}`,
  kind: 'list',
  queries: directions.flatMap((direction) =>
    pages.flatMap((page) =>
      ['ko', 'ja'].flatMap((locale) => [
        { sortKey, direction, page, locale },
        // A theme has fewer places.
        { sortKey, direction, page: page === '15' ? '2' : page, locale, themeId: '4' },
      ]),
    ),
  ),
}));

/** Names, words of one and two letters, prefixes, initials, typos, and words that nearly all places contain. */
const words: Record<string, readonly string[]> = {
  Korean: [
    '강릉',
    '경포',
    '경포 해변',
    '경',
    '겨',
    '경ㅍ',
    'ㄱㅍ',
    'ㄱㅍㅎㅂ',
    '강원특별자치도',
    '달로미',
    '소나무 숲',
  ],
  English: ['g', 'gangneung', 'gyeongpo', 'beach', 'gyeongpo beach', 'sea', 'quiet pine sea', 'dalromi', '3'],
  slips: ['gyeonpo', 'museam', 'gangnueng', 'obsrevatroy', '박물간', '강르', 'zzzzzz'],
  Chinese: ['镜浦', '海', '海滩', '江陵市', '松', '安静'],
  Japanese: ['鏡浦', 'びーち', 'ビーチ', 'カフェ', '松林', 'の'],
};

const choices: QueryGroup = {
  name: 'list of what is open',
  kind: 'search',
  queries: [
    ...pages.flatMap((page) => [
      { openAt: 'now', page },
      { openAt: 'now', page, sortKey: 'name' },
    ]),
    { openAt: 'now', themeId: '4' },
    { openAt: 'now', q: '강릉', categoryFilter: 'true' },
  ],
};

const searches: QueryGroup[] = Object.entries(words).map(([script, list]) => ({
  name: `search, ${script}`,
  kind: 'search',
  queries: list.flatMap((q) => [
    { q },
    { q, sortKey: 'name', locale: 'en', categoryFilter: 'true' },
    { q, sortKey: 'rank', themeId: '3' },
    { q, page: '3', locale: 'ja' },
  ]),
}));

export const queryGroups: readonly QueryGroup[] = [...lists, choices, ...searches];
