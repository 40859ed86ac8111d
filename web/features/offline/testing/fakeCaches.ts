import { vi } from 'vitest';

const origin = 'http://localhost';
const requestUrl = (asked: string | Request) => (typeof asked === 'string' ? asked : asked.url);
const absolute = (asked: string | Request) => new URL(requestUrl(asked), origin).href;

/** Called before each change of a cache; throws to make it fail. */
type BeforeChange = (change: 'put' | 'delete', address: string) => void;

/** Fakes the browser's caches, as far as the guide uses them. */
export class FakeCaches {
  /** Bodies by address, by cache. */
  readonly stored = new Map<string, Map<string, string>>();
  beforeChange: BeforeChange = () => undefined;

  #cache(name: string) {
    const entries = this.stored.get(name) ?? new Map<string, string>();
    this.stored.set(name, entries);
    return {
      match: async (address: string | Request) => {
        const body = entries.get(absolute(address));
        return body === undefined ? undefined : new Response(body);
      },
      put: async (address: string | Request, response: Response) => {
        const body = await response.text();
        this.beforeChange('put', requestUrl(address));
        entries.set(absolute(address), body);
      },
      delete: async (address: string | Request) => {
        this.beforeChange('delete', requestUrl(address));
        return entries.delete(absolute(address));
      },
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  }

  /** Paths of all entries of a cache, in order. */
  addresses(name: string): string[] {
    return [...(this.stored.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname).toSorted();
  }

  body(name: string, address: string): string | undefined {
    return this.stored.get(name)?.get(absolute(address));
  }

  stub(): void {
    vi.stubGlobal('caches', {
      open: async (name: string) => this.#cache(name),
      has: async (name: string) => this.stored.has(name),
      match: async (address: string, { cacheName }: { cacheName: string }) =>
        this.stored.has(cacheName) ? this.#cache(cacheName).match(address) : undefined,
      keys: async () => [...this.stored.keys()],
      delete: async (name: string) => {
        this.beforeChange('delete', name);
        return this.stored.delete(name);
      },
    });
  }
}
