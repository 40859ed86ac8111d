import { apiBase } from '../../../contract/addresses.ts';
import { cacheNames } from '../../shared/client/cacheNames.ts';

/** One API response as a page has it, with the URL that the page requests it by. */
export interface OpenedResponse {
  address: string;
  body: unknown;
}

/** Maximum number of stored responses of one endpoint; the oldest are evicted first. */
const maxStored = 60;

/** The endpoint of a URL, such as `user/tickets`, without ids: liked places evict no ticket. */
function endpointName(address: string): string {
  const { pathname } = new URL(address, 'http://solbada.invalid');
  const [first = '', second = ''] = pathname.slice(apiBase.length + 1).split('/');
  return first === 'user' ? `${first}/${second}` : first;
}

/** Whether two URLs request the same resource, possibly in different languages. */
export function differsInLanguageOnly(one: string, other: string): boolean {
  const [a, b] = [one, other].map((address) => {
    const url = new URL(address, 'http://solbada.invalid');
    url.searchParams.delete('locale');
    url.searchParams.sort();
    return `${url.pathname}${url.search}`;
  });
  return a === b;
}

/**
 * Stores responses of screens that the visitor has opened: cards, tickets, shared plans. Deleted at logout, all of
 * them (client/offlineCopies.ts). @throws DOMException where the browser's storage is full or blocked
 */
export async function storeOpened(responses: readonly OpenedResponse[]): Promise<void> {
  const cache = await caches.open(cacheNames.opened);
  for (const { address, body } of responses) {
    // Replacing an entry keeps its place in the cache's order; deleted first, it becomes the newest.
    await cache.delete(address);
    await cache.put(address, Response.json(body));
  }
  const all = await cache.keys();
  for (const endpoint of new Set(responses.map(({ address }) => endpointName(address)))) {
    const alike = all.filter(({ url }) => endpointName(url) === endpoint);
    for (const old of alike.slice(0, Math.max(0, alike.length - maxStored))) await cache.delete(old);
  }
}

/**
 * A stored response in the requested language, else in another, which is better than none. Undefined if there is
 * neither. Opens no cache: a logout may be deleting it, and opening would create it again.
 */
export async function findOpened(address: string): Promise<unknown> {
  const options = { cacheName: cacheNames.opened };
  const exact = await caches.match(address, options);
  if (exact || !(await caches.has(cacheNames.opened))) return exact?.json();
  const cache = await caches.open(cacheNames.opened);
  const other = (await cache.keys()).find(({ url }) => differsInLanguageOnly(url, address));
  return other && (await cache.match(other))?.json();
}

/** Names of the caches of the releases until November 2026, whose workers had the scopes of cards and of tickets. */
const formerCache = /^\/(driver\/|tickets) (files|pages) /;

/** Moves the cards and tickets from those caches to the current one, so that an update loses nothing. */
export async function moveFormerCopies(): Promise<void> {
  for (const name of (await caches.keys()).filter((one) => formerCache.test(one))) {
    const former = await caches.open(name);
    for (const request of await former.keys()) {
      const response = await former.match(request);
      if (!response || !new URL(request.url).pathname.startsWith(`${apiBase}/`)) continue;
      await (await caches.open(cacheNames.opened)).put(request, response);
    }
    await caches.delete(name);
  }
}
