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

/** How long a page serves (ms): a list by likes may lag this much. */
const keptFor = 60_000;
/** How many bytes of pages are kept in all. */
const mostBytes = 64 * 1024 * 1024;

const seoulOffset = 9 * 3_600_000;
const day = 24 * 3_600_000;

/** The number of the day in Asia/Seoul, at whose change the home page changes (DESIGN 8). */
export function seoulDay(now: number): number {
  return Math.floor((now + seoulOffset) / day);
}

/** A page that was rendered for one visitor: compressed quickly, for their encoding only. */
export async function compressQuickly(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return encoding === 'gzip' ? compressGzip(body, { level: 4 }) : body;
}

/** A page that many will read: compressed as well as it goes, in every encoding (docs/decisions/compression.md). */
export async function compressWell(status: number, etag: string, body: Buffer): Promise<CachedPage> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [brotli, gzipped] = await Promise.all([compressBrotli(body, { params }), compressGzip(body)]);
  return { status, etag, body, brotli, gzip: gzipped };
}

/**
 * Guests' pages by address and language. Entries live a minute, none beyond midnight in Seoul or a change of the guide,
 * and the longest unused go first when room is short.
 */
export class PageCache {
  private readonly pages = new Map<string, { page: CachedPage; until: number; day: number }>();
  private bytes = 0;
  /** Grows when it is emptied: a page whose rendering began before is of the guide before. */
  era = 0;
  private readonly limit: number;
  private readonly steady: () => number;

  /** @param steady milliseconds of a clock that nobody sets: the wall clock may go back an hour, and the page would stay */
  constructor(limit: number = mostBytes, steady: () => number = () => performance.now()) {
    this.limit = limit;
    this.steady = steady;
  }

  /** @param now the instant, for the day in Seoul */
  find(key: string, now: number): CachedPage | null {
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

  /** @param now the instant at which the page was begun */
  keep(key: string, page: CachedPage, now: number): void {
    this.drop(key);
    this.pages.set(key, { page, until: this.steady() + keptFor, day: seoulDay(now) });
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
