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
  /** These paths, and all below them; `*`: every other path. */
  readonly paths: readonly string[];
  /** Whom it is rendered for: a page for its visitor is cached for guests only, and is never public. */
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
 * Query parameters that pages read. A page with another one is not cached: its language form contains the whole query,
 * which must not reach another visitor, and arbitrary queries must not fill the cache.
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

/** What determines the response of an endpoint: the request as validated, so that spellings share an entry. */
export function callKeyParts<R extends RouteContract>(
  endpoint: ApiCall,
  { params, query }: Pick<RouteRequest<R>, 'params' | 'query'>,
) {
  return { endpoint, params, query };
}

/** What determines a page. The home page changes at midnight in Seoul; a page begun before belongs to that day. */
export function pageKeyParts({ origin, pathname, search }: URL, language: Language, now: Date) {
  return { origin, path: pathname, query: search, language, day: toSeoulDate(now) };
}

export const cacheKey = (parts: object) => JSON.stringify(Object.values(parts));
