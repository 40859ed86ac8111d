import type { LoaderFunction } from 'react-router';
import { handled } from './client.ts';

/** How long a page's data is cached (ms), so that Back shows the page as it was. */
const keptFor = 5 * 60_000;
const mostKept = 40;

interface Kept {
  at: number;
  variant: string;
  data: unknown;
}

interface LoaderMemoryParts {
  /** What determines the data besides the URL: the language and the visitor's position. */
  variant: () => string;
  /** Names the visit that a route's data is cached for; null if it serves every visit of the URL. */
  visit?: (id: string) => string | null;
  now?: () => number;
}

/** The promises among the values of a loader's data. */
function pending(data: unknown): Promise<unknown>[] {
  if (data instanceof Promise) return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(pending);
}

/**
 * Caches loader data by route and URL, for the variant that was shown last. It starts with the server-rendered page, so
 * that returning to it neither flashes nor loses the scroll position. Failures are evicted, so that a retry sends a
 * request. Data cached for one visit serves only that visit, at any age.
 */
export class LoaderCache {
  private readonly kept = new Map<string, Kept>();
  private readonly variant: () => string;
  private readonly visit: (id: string) => string | null;
  private readonly now: () => number;

  constructor({ variant, visit = () => null, now = Date.now }: LoaderMemoryParts) {
    this.variant = variant;
    this.visit = visit;
    this.now = now;
  }

  private keyOf(id: string, address: string): string {
    const { pathname, search } = new URL(address, 'http://solbada.invalid');
    // A list of open places is valid for one minute.
    const minute = /[?&]open=/.test(search) ? Math.floor(this.now() / 60_000) : '';
    return [id, pathname, search, minute, this.visit(id) ?? ''].join(' ');
  }

  keep(id: string, address: string, data: unknown): void {
    this.keepAs(this.keyOf(id, address), this.variant(), data);
  }

  private keepAs(key: string, variant: string, data: unknown): void {
    const kept = { at: this.now(), variant, data };
    this.kept.delete(key);
    this.kept.set(key, kept);
    for (const promise of pending(data))
      handled(
        promise.catch(() => {
          if (this.kept.get(key) === kept) this.kept.delete(key);
        }),
      );
    const oldest = this.kept.keys().next();
    if (this.kept.size > mostKept && !oldest.done) this.kept.delete(oldest.value);
  }

  /** The same loader, served from the cache if possible. */
  wrap(id: string, loader: LoaderFunction): LoaderFunction {
    return async (args, handlerContext) => {
      // Computed before the loader runs: the entry belongs to this minute and language, whatever changes meanwhile.
      const key = this.keyOf(id, args.request.url);
      const variant = this.variant();
      const known = this.kept.get(key);
      if (known?.variant === variant && (this.visit(id) !== null || this.now() - known.at < keptFor))
        return known.data;
      const data: unknown = await loader(args, handlerContext);
      this.keepAs(key, variant, data);
      return data;
    };
  }
}
