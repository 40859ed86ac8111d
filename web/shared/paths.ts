import type { PlaceType } from '../../contract/placeTypes.ts';

export type ListSort = 1 | 2 | 3;

/** What the list shows; all of it lives in the address, so that back, reload and sharing work. */
export interface ListView {
  /** Missing: Tour, or for a search the tab with the best match. */
  tab?: PlaceType | undefined;
  query?: string | undefined;
  themeId?: number | undefined;
  /** SPEC 2: 1 = popular, 2 = name; 3 = the nearest first, where the visitor has said where they are. */
  sort?: ListSort | undefined;
  /** Only what is open now. */
  isOpen?: boolean | undefined;
  page?: number | undefined;
}

function withQuery(path: string, values: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Why a visitor was led to the login. */
export const loginReasons = [
  'googleFailed',
  'googleBusy',
  'existingAccount',
  'loginNeeded',
  'savePlan',
] as const;
export type LoginReason = (typeof loginReasons)[number];

/** State of a move to the login from the very page that it leads back to: that one lies below it in the history. */
export const fromReturnTo = { isFromReturnTo: true } as const;

/** Id of the search field, which is also an address within its page. */
export const searchFieldId = 'search-field';

/** Every address of the product (SPEC 2), so that no component spells one; those within the ticket's screens: ticket/ticketPaths.ts. */
export const paths = {
  home: () => '/',
  list: ({ tab, query, themeId, sort, isOpen, page }: ListView = {}) =>
    withQuery('/list', {
      query,
      // A search without a tab opens the one with the best match.
      tab: tab === 'tour' && !query ? undefined : tab,
      theme: themeId,
      sort: sort === 1 ? undefined : sort,
      open: isOpen ? 'now' : undefined,
      page: page === 1 ? undefined : page,
    }),
  place: (type: PlaceType, id: number) => `/content/${type}/${id}`,
  /** A still map of some places, drawn by the server. */
  mapPicture: (ids: readonly number[]) => `/maps/${ids.join('-')}.svg`,
  myPlan: () => '/myplan',
  tripPlan: () => '/myplan-detail',
  payment: () => '/payment',
  tickets: () => '/tickets',
  /** `returnTo` is a path that contract/returnTo.ts lets through; anything else leads to the start. */
  login: ({ returnTo, reason }: { returnTo?: string; reason?: LoginReason } = {}) =>
    withQuery('/login', { returnTo: returnTo === '/' ? undefined : returnTo, reason }),
  account: () => '/account',
  passwordForgot: () => '/password/forgot',
  /** Cards to show a taxi driver: of one place, and of the places chosen on this device. */
  driverCard: (type: PlaceType, id: number) => `/driver/${type}/${id}`,
  driverPlan: () => '/driver/plan',
  support: () => '/support',
  /** The three steps of the sign-up by e-mail (SPEC 2): address, code, the rest. */
  signUpEmail: () => '/signup/email/1',
  signUpCode: () => '/signup/email/2',
  signUpDetails: () => '/signup/email/3',
  terms: () => '/signup/terms',
  privacy: () => '/signup/privacy',
  signUpSocial: () => '/signup/oauth2',
  signUpComplete: () => '/signup/complete',
} as const;

/** The same address with `?lang=`, for pages whose address carries their language (DESIGN 8). */
export function inLanguage(address: string, language: string | null): string {
  if (!language || !address.startsWith('/')) return address;
  const [path, hash] = address.split('#');
  const url = `${path}${path?.includes('?') ? '&' : '?'}lang=${language}`;
  return hash ? `${url}#${hash}` : url;
}
