import type { ApiCall } from '../../contract/api.ts';
import {
  guideFreshFor,
  listsFreshFor,
  type RouteContract,
  type RouteRequest,
  type SharedCache,
} from '../../contract/route.ts';
import { toSeoulDate } from '../../domain/calendar/seoulTime.ts';
import type { Language } from '../../domain/languages.ts';
import { pathAsRead } from './requestAddress.ts';

/** How a page may be stored; with `freshFor` 0 no cache may store it. */
export interface PageRule extends SharedCache {
  /** Paths that include everything below them; `*` stands for every other path. */
  readonly paths: readonly string[];
  /** A page that is rendered for its visitor is cached for guests only, and never by shared caches. */
  readonly renderedFor: 'everyone' | 'visitor';
}

/** Every page; the first rule that matches applies. */
export const cachedPages: readonly PageRule[] = [
  // The address contains a payment, a code or a token, or the page must show the current status.
  { paths: ['/success', '/fail'], renderedFor: 'visitor', freshFor: 0 },
  {
    paths: ['/plan', '/ticket', '/ticket-check', '/driver-tours', '/oauth2/callback', '/password/reset'],
    renderedFor: 'everyone',
    freshFor: 0,
  },
  {
    paths: ['/myplan', '/myplan-detail', '/account', '/tickets', '/payment', '/signup/complete'],
    renderedFor: 'visitor',
    freshFor: guideFreshFor,
  },
  { paths: ['/', '/list'], renderedFor: 'everyone', freshFor: listsFreshFor, notWith: ['open'] },
  { paths: ['*'], renderedFor: 'everyone', freshFor: guideFreshFor },
];

/**
 * Query parameters that pages read. A page with any other parameter is not cached: its language form contains the whole
 * query, which must not reach another visitor, and arbitrary queries must not fill the cache.
 */
export const pageQuery: readonly string[] = ['lang', 'query', 'tab', 'theme', 'sort', 'page'];

const isBelow = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);

export function findPageRule({ pathname, searchParams }: URL): PageRule {
  const path = pathAsRead(pathname);
  const findRule = (one: string) =>
    cachedPages.find(({ paths }) => paths.some((parent) => parent === '*' || isBelow(one, parent)));
  // A login that leads back to a shared plan has the plan's token in its query.
  const isBackToPlan = isBelow(pathAsRead(searchParams.get('returnTo') ?? ''), '/plan');
  const rule = findRule(isBackToPlan ? '/plan' : path);
  if (!rule) throw new Error('The last rule is for every page');
  return rule;
}

/** The cache key of an endpoint's response. Made from the validated request, so that different spellings share an entry. */
export function callKeyParts<R extends RouteContract>(
  endpoint: ApiCall,
  { params, query }: Pick<RouteRequest<R>, 'params' | 'query'>,
) {
  return { endpoint, params, query };
}

/** The cache key of a page. It contains the day, since the home page changes at midnight in Seoul. */
export function pageKeyParts({ origin, pathname, search }: URL, language: Language, now: Date) {
  return { origin, path: pathname, query: search, language, day: toSeoulDate(now) };
}

export const cacheKey = (parts: object) => JSON.stringify(Object.values(parts));
