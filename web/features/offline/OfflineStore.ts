import type { OfflinePage, Outcome } from './offlinePage.ts';

/** The build's files that a document references: its scripts and its style sheets. */
export function filesNamedIn(html: string): string[] {
  return [...new Set([...html.matchAll(/"(\/assets\/[^"?#]+\.(?:js|css))"/g)].map(([, file = '']) => file))];
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

/** Maximum number of stored pages and responses; the oldest are evicted first. */
const maxStored = 60;

export interface OfflineBuild {
  /** Changes with every build. */
  version: string;
  /** URLs of all files that the offline screens need, in all languages. */
  files: readonly string[];
}

/**
 * The offline store of one scope: the files of one build, and its pages and responses. A cache is opened before its
 * contents are fetched: if a logout deletes it meanwhile, the contents are deleted with it.
 */
export class OfflineStore {
  /** Path of the scope, `/driver/` or `/tickets`. */
  private readonly scope: string;
  private readonly build: OfflineBuild;

  constructor(scope: string, build: OfflineBuild) {
    this.scope = scope;
    this.build = build;
  }

  private cacheName(part: 'files' | 'pages'): string {
    return [this.scope, part, this.build.version].join(' ');
  }

  private open(part: 'files' | 'pages'): Promise<Cache> {
    return caches.open(this.cacheName(part));
  }

  /** Opens no cache: a logout may be deleting it, and opening would create it again. */
  private find(part: 'files' | 'pages', address: string): Promise<Response | undefined> {
    return caches.match(address, { cacheName: this.cacheName(part) });
  }

  private async olderCaches(): Promise<string[]> {
    const ours = [this.cacheName('files'), this.cacheName('pages')];
    return (await caches.keys()).filter((name) => name.startsWith(`${this.scope} `) && !ours.includes(name));
  }

  /** Fetches the build's files that are missing here. Rejects if one is unavailable. */
  async fillFiles(): Promise<void> {
    const cache = await this.open('files');
    const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    await cache.addAll(this.build.files.filter((file) => !here.has(file)));
  }

  /**
   * The document as the server renders it now, if it can be stored. During a rollout the server may respond with
   * another build's document, whose files are missing here. Rejects without network.
   */
  private async fetchDocument(address: string): Promise<Response | 'none' | 'ofAnotherBuild'> {
    const response = await fetch(address, { credentials: 'same-origin' });
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (response.status !== 200 || response.redirected || !isHtml) return 'none';
    const files = filesNamedIn(await response.clone().text());
    return files.every((file) => this.build.files.includes(file)) ? response : 'ofAnotherBuild';
  }

  /** Finds a page by its path alone: the last stored language serves for all. */
  async storePage({ address, answers }: OfflinePage): Promise<Outcome> {
    const pages = await this.open('pages');
    const { pathname } = new URL(address, location.origin);
    try {
      const document = await this.fetchDocument(address);
      if (document === 'ofAnotherBuild') throw new Error('of another build');
      if (document === 'none') {
        await pages.delete(pathname);
        return 'notKept';
      }
      await this.fillFiles();
      await pages.put(pathname, document);
    } catch {
      return (await pages.match(pathname)) ? 'keptEarlier' : 'notKept';
    }
    for (const response of answers) await pages.put(response.address, Response.json(response.body));
    const all = await pages.keys();
    for (const old of all.slice(0, Math.max(0, all.length - maxStored))) await pages.delete(old);
    return 'kept';
  }

  async file(address: string): Promise<Response | undefined> {
    return this.find('files', address);
  }

  async page(address: string): Promise<Response | undefined> {
    return this.find('pages', new URL(address).pathname);
  }

  /** A response in its language, else in another: names in another language are better than none. */
  async response(address: string): Promise<Response | undefined> {
    const exact = await this.find('pages', address);
    if (exact || !(await caches.has(this.cacheName('pages')))) return exact;
    const pages = await this.open('pages');
    const other = (await pages.keys()).find(({ url }) => differsInLanguageOnly(url, address));
    return other && pages.match(other);
  }

  /**
   * Fetches again what an older build has stored, so that an update loses nothing and mixes nothing. Rejects without
   * network, and if another build responds; then the older build stays.
   */
  async takeOver(): Promise<void> {
    const pages = await this.open('pages');
    for (const name of await this.olderCaches()) {
      if (!name.startsWith(`${this.scope} pages `)) continue;
      const older = await caches.open(name);
      for (const { url } of await older.keys()) {
        const { pathname } = new URL(url);
        if (pathname.startsWith(this.scope)) {
          const document = await this.fetchDocument(pathname);
          if (document === 'ofAnotherBuild') throw new Error('of another build');
          if (document !== 'none') await pages.put(pathname, document);
        } else {
          const response = await fetch(url);
          // The worker cannot fetch what needs a login; it is carried over as the page stored it.
          const found = response.status === 401 ? await older.match(url) : response;
          if (found?.status === 200) await pages.put(url, found);
        }
      }
    }
  }

  async deleteOlder(): Promise<void> {
    for (const name of await this.olderCaches()) await caches.delete(name);
  }
}
