import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../http/acceptedEncoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A rendered page, ready to be sent. */
export interface CachedPage {
  status: number;
  etag: string;
  body: Buffer;
  brotli: Buffer;
  gzip: Buffer;
}

/** How long a page is served (ms): a list sorted by likes may be this old. */
const lifetime = 60_000;
/** Maximum bytes of all cached pages. */
const mostBytes = 64 * 1024 * 1024;

const seoulOffset = 9 * 3_600_000;
const day = 24 * 3_600_000;

/** The number of the day in Asia/Seoul; the home page changes with it (DESIGN 8). */
export function seoulDay(now: number): number {
  return Math.floor((now + seoulOffset) / day);
}

/** A page for one visitor: compressed quickly, in their encoding only. */
export async function compressQuickly(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return encoding === 'gzip' ? compressGzip(body, { level: 4 }) : body;
}

/** A page for many visitors: compressed as well as possible, in every encoding (docs/decisions/compression.md). */
export async function compressWell(status: number, etag: string, body: Buffer): Promise<CachedPage> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [brotli, gzipped] = await Promise.all([compressBrotli(body, { params }), compressGzip(body)]);
  return { status, etag, body, brotli, gzip: gzipped };
}

/**
 * Guests' pages by address and language. Entries expire after a minute, at midnight in Seoul and at a change of the
 * guide; the least recently used ones are evicted when the cache is full.
 */
export class PageCache {
  private readonly pages = new Map<string, { page: CachedPage; until: number; day: number }>();
  private bytes = 0;
  /** Incremented when the cache is emptied: a page whose rendering began before shows the previous guide. */
  era = 0;
  private readonly limit: number;
  private readonly steady: () => number;

  /** @param steady a monotonic clock (ms): with the wall clock set back an hour, a page would stay an hour longer */
  constructor(limit: number = mostBytes, steady: () => number = () => performance.now()) {
    this.limit = limit;
    this.steady = steady;
  }

  /** @param now the wall-clock time, for the day in Seoul */
  get(key: string, now: number): CachedPage | null {
    const entry = this.pages.get(key);
    if (!entry) return null;
    if (entry.until <= this.steady() || entry.day !== seoulDay(now)) {
      this.drop(key);
      return null;
    }
    this.pages.delete(key);
    this.pages.set(key, entry);
    return entry.page;
  }

  /** @param now the time at which rendering began */
  set(key: string, page: CachedPage, now: number): void {
    this.drop(key);
    this.pages.set(key, { page, until: this.steady() + lifetime, day: seoulDay(now) });
    this.bytes += sizeOf(page);
    while (this.bytes > this.limit) {
      const oldest = this.pages.keys().next();
      if (oldest.done) return;
      this.drop(oldest.value);
    }
  }

  empty(): void {
    this.pages.clear();
    this.bytes = 0;
    this.era += 1;
  }

  private drop(key: string): void {
    const entry = this.pages.get(key);
    if (!entry) return;
    this.pages.delete(key);
    this.bytes -= sizeOf(entry.page);
  }
}

function sizeOf(page: CachedPage): number {
  return page.body.length + page.brotli.length + page.gzip.length;
}
