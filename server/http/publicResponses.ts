import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, type Encoding } from './acceptedEncoding.ts';
import { isNotModified } from './caching.ts';

const brotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressGzip = promisify(gunzip);

/** Uses a window as large as the body: the usual 4 MB would cost memory for each compression without compressing better. */
function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const bits = Math.ceil(Math.log2(body.length + 16));
  const { BROTLI_MIN_WINDOW_BITS: min, BROTLI_DEFAULT_WINDOW: max } = constants;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(max, Math.max(min, bits)),
  };
  return brotli(body, { params });
}

/** How long a stale response is served while no new one can be made (ms), like `stale-if-error` in RFC 5861. */
const staleIfErrorFor = 24 * 3_600_000;
/** Maximum bytes of all cached bodies. */
const defaultCapacity = 32 * 1024 * 1024;

/** A response that is the same for all clients. */
export interface PublicResponse {
  readonly status: number;
  readonly type: string;
  /** The hash of the body before compression. */
  readonly hash: string;
  /** Whether this process reads the uncompressed body too: pages are rendered from the endpoints' bodies. */
  readonly isReadHere: boolean;
  body: Body;
}

/**
 * The uncompressed body, and the best compressed ones. Once a page has these, it drops the uncompressed one
 * (docs/decisions/0073-compression.md).
 */
type Body =
  | { readonly made: Buffer; readonly packed: Packed | null }
  | { readonly made: null; readonly packed: Packed };

interface Packed {
  readonly br: Buffer;
  readonly gzip: Buffer;
}

export function publicResponse(
  status: number,
  type: string,
  body: string,
  { isReadHere = false } = {},
): PublicResponse {
  // Encoded once: hashing and sending would each encode the text again.
  const made = ownMemory(Buffer.byteLength(body));
  made.write(body);
  return { status, type, isReadHere, body: { made, packed: null }, hash: hash('sha1', made, 'base64url') };
}

/**
 * Allocates memory that no other buffer shares. Node cuts small buffers out of a block of 64 KB, which stays in memory while
 * one of its parts is cached: several times as much as this cache counts (docs/performance.md#memory-after-a-million-requests).
 */
function ownMemory(bytes: number): Buffer {
  return Buffer.allocUnsafeSlow(bytes);
}

function ownCopy(bytes: Buffer): Buffer {
  const copy = ownMemory(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** The body before compression. */
export async function readBody({ body }: PublicResponse): Promise<Buffer> {
  return body.made ?? decompressGzip(body.packed.gzip);
}

/** Compresses the body once for all requests, by default with brotli's best quality. */
export async function packResponse(response: PublicResponse, quality = 11): Promise<void> {
  const body = await readBody(response);
  const [br, zipped] = await Promise.all([compressBrotli(body, quality), compressGzip(body)]);
  const packed = { br: ownCopy(br), gzip: ownCopy(zipped) };
  response.body = response.isReadHere ? { made: body, packed } : { made: null, packed };
}

function bodySize({ body: { made, packed } }: PublicResponse): number {
  return (made?.length ?? 0) + (packed ? packed.br.length + packed.gzip.length : 0);
}

interface Entry {
  readonly response: PublicResponse;
  readonly freshUntil: number;
  /** Whether its best compression has begun, or waits for its turn. */
  isPacked: boolean;
}

/** How to make a response when no fresh one is cached. */
interface Making {
  readonly fresh: number;
  readonly make: () => Promise<PublicResponse>;
}

/** Carries a response past the cache. It is thrown, because the cache stores whatever its `fetchMethod` returns. */
class Uncached extends Error {
  readonly response: PublicResponse;

  constructor(response: PublicResponse) {
    super(`a response with status ${response.status} is not cached`);
    this.response = response;
  }
}

/**
 * The one cache of responses that are the same for all clients: guide pages by cacheTable.ts, and endpoints with a
 * `sharedCache`. Each entry has all encodings. Concurrent requests share one run, failures are not cached, and while the
 * database is down the last response is served. The least recently used entries are evicted when it is full.
 */
export class PublicResponses {
  /** Null if the capacity is 0. */
  readonly #cache: LRUCache<string, Entry, Making> | null = null;
  /** The response being made, as async context: a page that reads a cached list is fresh no longer than that list. */
  readonly #making = new AsyncLocalStorage<{ freshUntil: number }>();
  readonly #now: () => number;
  /** The compressions in the background, one after the other. */
  #packing: Promise<void> = Promise.resolve();

  /**
   * @param capacity in bytes; 0 caches nothing
   * @param now a monotonic clock (ms): with the wall clock set back an hour, an entry would stay an hour longer
   */
  constructor(capacity: number = defaultCapacity, now: () => number = () => performance.now()) {
    this.#now = now;
    if (capacity === 0) return;
    this.#cache = new LRUCache({
      maxSize: capacity,
      sizeCalculation: ({ response }, key) => key.length + bodySize(response),
      perf: { now },
      ttlResolution: 0,
      // Stale entries stay until they can be made again, or are evicted.
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      // Requests that wait while the cache is emptied still get their response, which is then not cached.
      ignoreFetchAbort: true,
      fetchMethod: (_key, stale, { options, context }) => this.#make(stale, options, context),
    });
  }

  /**
   * The cached response, if it is younger than `fresh` (ms), or a new one. Only a 200 is cached. `make` may get other
   * responses from this cache.
   */
  async get(key: string, fresh: number, make: () => Promise<PublicResponse>): Promise<PublicResponse> {
    if (!this.#cache) return make();
    const cached = this.#cache.get(key);
    if (cached) this.#pack(this.#cache, key, cached);
    const { response, freshUntil } = cached ?? (await this.#fetch(this.#cache, key, { fresh, make }));
    const whole = this.#making.getStore();
    if (whole) whole.freshUntil = Math.min(whole.freshUntil, freshUntil);
    return response;
  }

  /** Called when a new guide version is loaded. */
  empty(): void {
    this.#cache?.clear();
  }

  async #fetch(
    cache: LRUCache<string, Entry, Making>,
    key: string,
    context: Making,
  ): Promise<Pick<Entry, 'response' | 'freshUntil'>> {
    try {
      return await cache.forceFetch(key, { context });
    } catch (error) {
      if (error instanceof Uncached) return { response: error.response, freshUntil: this.#now() };
      throw error;
    }
  }

  /** Rejects what must not be cached; the cache then returns the stale entry where `options` allow it. */
  async #make(
    stale: Entry | undefined,
    options: LRUCache.FetcherFetchOptions<string, Entry, Making>,
    { fresh, make }: Making,
  ): Promise<Entry> {
    const begun = this.#now();
    const whole = { freshUntil: begun + fresh };
    options.allowStaleOnFetchRejection = stale !== undefined && begun < stale.freshUntil + staleIfErrorFor;
    const response = await this.#making.run(whole, make);
    if (response.status >= 500) throw new Uncached(response);
    options.ttl = whole.freshUntil - this.#now();
    if (response.status !== 200 || options.ttl <= 0) {
      options.allowStaleOnFetchRejection = false;
      throw new Uncached(response);
    }
    // If the body is the same, its best compression is still valid.
    const entry = stale?.response.hash === response.hash ? stale : { response, isPacked: false };
    return { ...entry, freshUntil: whole.freshUntil };
  }

  /**
   * Compresses an entry in the background at its second request: many pages are requested only once. One at a time, since
   * each job in the thread pool takes 32 KB of buffers, and the compressions that visitors wait for queue behind it.
   */
  #pack(cache: LRUCache<string, Entry, Making>, key: string, entry: Entry): void {
    if (entry.isPacked) return;
    entry.isPacked = true;
    const pack = async () => {
      // Looked up again, so that an entry that was evicted or replaced meanwhile takes no memory while it waits.
      const waiting = cache.peek(key, { allowStale: true });
      if (!waiting?.isPacked || waiting.response.body.packed) return;
      await packResponse(waiting.response);
      const current = cache.peek(key);
      // A copy, because the cache measures only what replaces an entry.
      if (current?.response === waiting.response) cache.set(key, { ...current }, { noUpdateTTL: true });
    };
    // If memory is short, the body is still compressed quickly for each request.
    this.#packing = this.#packing.then(pack).catch(() => undefined);
  }
}

/** A body that is not packed yet is compressed quickly, in the client's encoding only. */
async function encodedBody(response: PublicResponse, encoding: Encoding): Promise<Buffer> {
  const { packed } = response.body;
  if (encoding && packed) return packed[encoding];
  const body = await readBody(response);
  if (encoding === 'br') return compressBrotli(body, 4);
  return encoding === 'gzip' ? compressGzip(body, { level: 4 }) : body;
}

/**
 * Sends a response in the best encoding that the client accepts, or a 304. The tag is strong, so each encoding has its own
 * (RFC 9110, section 8.8.3); the tag of any encoding leads to a 304. The caller sets Cache-Control before.
 */
export async function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  response: PublicResponse,
): Promise<FastifyReply> {
  const { status, type } = response;
  reply.code(status).type(type);
  const encoding = acceptedEncoding(request);
  if (status === 200) {
    const suffix = encoding ? `-${encoding}${response.body.packed ? '' : '-quick'}` : '';
    reply.header('etag', `"${response.hash}${suffix}"`);
    if (isNotModified(request, response.hash)) {
      reply.code(304);
      // Fastify measures the body for HEAD; without one it would send Content-Length: 0.
      return reply.send(request.method === 'HEAD' ? await encodedBody(response, encoding) : undefined);
    }
  }
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await encodedBody(response, encoding));
}
