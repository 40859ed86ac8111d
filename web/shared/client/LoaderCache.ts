import type { LoaderFunction } from 'react-router';
import { handled } from './client.ts';

/** How long a page's data serves again (ms), so that going back shows the page as it was. */
const keptFor = 5 * 60_000;
const mostKept = 40;

interface Kept {
  at: number;
  variant: string;
  data: unknown;
}

interface LoaderMemoryParts {
  /** What else than the address decides the data: the language, where the visitor is. */
  variant: () => string;
  /** Names the visit that a route's data are kept for; null where they serve every visit of the address. */
  visit?: (id: string) => string | null;
  now?: () => number;
}

/** The values of a loader's data that are still on their way. */
function pending(data: unknown): Promise<unknown>[] {
  if (data instanceof Promise) return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(pending);
}

/**
 * What loaders gave, by route and address, of the variant that was shown last. The page that the server rendered is in it
 * from the start, so that coming back to it neither flashes nor loses its place. What failed is forgotten, so that a retry
 * asks again. What is kept for one visit serves it however late Back leads to it, and no other one.
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
    // What is open is so for a minute.
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

  /** The same loader, which answers from the memory where it can. */
  wrap(id: string, loader: LoaderFunction): LoaderFunction {
    return async (args, handlerContext) => {
      // Before the loader: it is of this minute and this language, whatever changes meanwhile.
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
