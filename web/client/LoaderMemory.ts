import type { LoaderFunction } from 'react-router';
import { handled } from './client.ts';

/** How long a page's data serves again (ms), so that going back shows the page as it was. */
const keptFor = 5 * 60_000;
const mostKept = 40;

interface Kept {
  at: number;
  data: unknown;
}

/** The values of a loader's data that are still on their way. */
function pending(data: unknown): Promise<unknown>[] {
  if (data instanceof Promise) return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(pending);
}

/**
 * What loaders gave, by route, address and variant. The page that the server rendered is in it from the start, so
 * that coming back to it neither flashes nor loses its place. What failed is forgotten, so that a retry asks again.
 */
export class LoaderMemory {
  private readonly kept = new Map<string, Kept>();
  private readonly variant: () => string;
  private readonly now: () => number;

  /** `variant` names what else than the address decides the data: the language, where the visitor is. */
  constructor(variant: () => string, now: () => number = Date.now) {
    this.variant = variant;
    this.now = now;
  }

  private keyOf(id: string, address: string): string {
    const { pathname, search } = new URL(address, 'http://solbada.invalid');
    // What is open is so for a minute.
    const minute = /[?&]open=/.test(search) ? Math.floor(this.now() / 60_000) : '';
    return [id, pathname, search, this.variant(), minute].join(' ');
  }

  keep(id: string, address: string, data: unknown): void {
    this.keepAs(this.keyOf(id, address), data);
  }

  private keepAs(key: string, data: unknown): void {
    this.kept.delete(key);
    this.kept.set(key, { at: this.now(), data });
    for (const promise of pending(data)) handled(promise.catch(() => this.kept.delete(key)));
    const oldest = this.kept.keys().next();
    if (this.kept.size > mostKept && !oldest.done) this.kept.delete(oldest.value);
  }

  /** The same loader, which answers from the memory where it can. */
  wrap(id: string, loader: LoaderFunction): LoaderFunction {
    return async (args, handlerContext) => {
      // Before the loader: it is of this minute and this language, whatever changes meanwhile.
      const key = this.keyOf(id, args.request.url);
      const known = this.kept.get(key);
      if (known && this.now() - known.at < keptFor) return known.data;
      const data: unknown = await loader(args, handlerContext);
      this.keepAs(key, data);
      return data;
    };
  }
}
