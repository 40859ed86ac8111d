import type { PlaceType } from '../../domain/places/placeTypes.ts';

export type ListSort = 1 | 2 | 3;

/** The list's state; all of it is in the URL, so that Back, reload and sharing work. */
export interface ListView {
  /** Default: Tour, or for a search the tab with the best match. */
  tab?: PlaceType | undefined;
  query?: string | undefined;
  themeId?: number | undefined;
  /**
   * 1 = popular, 2 = name; 3 = nearest first, if the visitor has shared their position
   * (docs/product/lists.md#the-list).
   */
  sort?: ListSort | undefined;
  /** Only places that are open now. */
  isOpen?: boolean | undefined;
  /** Only places that are open at this minute in Seoul, as 2026-12-24T19:30; instead of isOpen. */
  openAt?: string | undefined;
  page?: number | undefined;
}

function withQuery(path: string, values: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  // A colon needs no escape in a query, and a time reads better with it.
  const text = search.toString().replaceAll('%3A', ':');
  return text ? `${path}?${text}` : path;
}

/** Why a visitor was sent to the login. */
export const loginReasons = [
  'googleFailed',
  'googleBusy',
  'existingAccount',
  'loginNeeded',
  'savePlan',
] as const;
export type LoginReason = (typeof loginReasons)[number];

/** Navigation state for a login that returns to the page below it in the history. */
export const fromReturnTo = { isFromReturnTo: true } as const;

/** Id of the search field, also used as a URL fragment. */
export const searchFieldId = 'search-field';

/** Id of the section about where a tour starts. */
export const meetingFragment = 'meeting';

/** Id of the footer with the company's information. */
export const companyFragment = 'company';

/**
 * Every path of the product (docs/product/screens.md#routes), so that no component builds one itself. Those of the
 * ticket screens are in web/features/orders/ticketPaths.ts.
 */
export const paths = {
  home: () => '/',
  list: ({ tab, query, themeId, sort, isOpen, openAt, page }: ListView = {}) =>
    withQuery('/list', {
      query,
      // A search without a tab opens the one with the best match.
      tab: tab === 'tour' && !query ? undefined : tab,
      theme: themeId,
      sort: sort === 1 ? undefined : sort,
      open: isOpen && !openAt ? 'now' : undefined,
      openAt,
      page: page === 1 ? undefined : page,
    }),
  place: (type: PlaceType, id: number) => `/content/${type}/${id}`,
  /** A static map of some places, rendered by the server. */
  mapPicture: (ids: readonly number[]) => `/maps/${ids.join('-')}.svg`,
  /** A static map of the station from which tours start. */
  stationMap: () => '/maps/station.svg',
  myPlan: () => '/myplan',
  tripPlan: () => '/myplan-detail',
  payment: () => '/payment',
  tickets: () => '/tickets',
  /** `returnTo` is a path that contract/returnTo.ts accepts; anything else leads to the home page. */
  login: ({ returnTo, reason }: { returnTo?: string; reason?: LoginReason } = {}) =>
    withQuery('/login', { returnTo: returnTo === '/' ? undefined : returnTo, reason }),
  account: () => '/account',
  passwordForgot: () => '/password/forgot',
  /** Cards to show a taxi driver: of one place, and of the places chosen on this device. */
  driverCard: (type: PlaceType, id: number) => `/driver/${type}/${id}`,
  driverPlan: () => '/driver/plan',
  /** The two-way board; the query says what it shows (pages/talk/shownCard.ts). */
  talk: (query: Record<string, string | number | undefined> = {}) => withQuery('/talk', query),
  support: () => '/support',
  tourTaxi: () => '/tour-taxi',
  accessibility: () => '/accessibility',
  /** The three steps of the sign-up by e-mail (docs/product/screens.md#routes): address, code, details. */
  signUpEmail: () => '/signup/email/1',
  signUpCode: () => '/signup/email/2',
  signUpDetails: () => '/signup/email/3',
  terms: () => '/signup/terms',
  privacy: () => '/signup/privacy',
  signUpSocial: () => '/signup/oauth2',
  signUpComplete: () => '/signup/complete',
} as const;

/**
 * The same path with `?lang=`, for pages whose URL carries their language
 * (docs/product/languages.md#choosing-the-language).
 */
export function inLanguage(address: string, language: string | null): string {
  if (!language || !address.startsWith('/')) return address;
  const [path, hash] = address.split('#');
  const url = `${path}${path?.includes('?') ? '&' : '?'}lang=${language}`;
  return hash ? `${url}#${hash}` : url;
}
