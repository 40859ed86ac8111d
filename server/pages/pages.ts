import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../contract/languages.ts';
import type { MapSources } from '../../contract/mapSources.ts';
import type { Company, GuideClient, PageAnswer, PageRequest } from '../../web/app/entryServer.tsx';
import { acceptedEncoding, type Encoding } from '../http/acceptedEncoding.ts';
import { cacheControl, sendTagged, tagOf } from '../http/caching.ts';
import { languageOf, negotiateLanguage } from '../http/negotiateLanguage.ts';
import { addressOf, isBelowApi, type OriginOf, pathAsRead } from '../http/requestAddress.ts';
import type { Clock } from '../platform/clock.ts';
import { ProblemError } from '../platform/problem.ts';
import { traced } from '../platform/telemetry/tracing/tracing.ts';
import { type PageAssets, writeDocument } from './document.ts';
import { compressQuickly, compressWell, PageCache } from './pageCache.ts';

/** The web build's renderer and files; in development they change at run time. */
export interface WebBuild {
  renderPage: (page: PageRequest) => Promise<PageAnswer>;
  assets: PageAssets;
}

export interface PagesOptions {
  web: () => Promise<WebBuild>;
  client: GuideClient;
  clock: Clock;
  company: Company;
  /** The product's own origin for this request. */
  originOf: OriginOf;
  usesSandbox: boolean;
  /** Whether pages may request driving times. */
  usesRouting: boolean;
  /** Map providers that pages may load from. */
  map: MapSources;
  /** False in development and where every page is rendered for each request. */
  usesCache: boolean;
  /** Registers a callback for a new guide version, at which caches are cleared. */
  onGuideChange: (forget: () => void) => void;
}

/** SPEC 2 and DESIGN 7a: redirects of routes named like tabs, and of repeated slashes. */
const tabTargets: Record<string, string> = {
  '/tour': '/list',
  '/food': '/list?tab=restaurant',
  '/stay': '/list?tab=accommodation',
};

/**
 * Query keys that pages read. A page with other keys is not cached: its language form contains the whole query, which
 * must not reach another visitor, and arbitrary queries must not fill the cache.
 */
const pageKeys = new Set(['lang', 'query', 'tab', 'theme', 'sort', 'page']);

/** Pages whose query or path contains a code or a token. */
const secretAddresses = new Set(['/oauth2/callback', '/password/reset', '/success', '/fail']);

/** Also a login that leads back to a shared plan, and the page of a ticket's QR code, which must show the current status. */
function holdsSecret({ pathname, searchParams }: URL): boolean {
  const path = pathAsRead(pathname);
  if (secretAddresses.has(path) || path.startsWith('/ticket-check/')) return true;
  return [path, pathAsRead(searchParams.get('returnTo') ?? '')].some((one) => one.startsWith('/plan/'));
}

function nicknameOf(request: FastifyRequest): string | null {
  const nickname = request.cookies.nickname?.trim();
  // By code points, so that no emoji is cut in half.
  return nickname ? [...nickname].slice(0, 15).join('') : null;
}

/** What an error page shows of its cause: a status, a stable code, the request id. */
function tellFailure(request: FastifyRequest) {
  return (error: unknown) => {
    if (error instanceof ProblemError)
      return { status: error.status, code: error.code, requestId: request.id };
    request.log.error(error);
    return { status: 500, code: 'internal', requestId: request.id };
  };
}

interface Sending {
  status: number;
  etag: string;
  body: Buffer;
  encoding: Encoding;
  /** True for a page in a shared cache: the address has the language, and the page greets no user (DESIGN 8). */
  isPublic: boolean;
  isGuest: boolean;
}

function send(request: FastifyRequest, reply: FastifyReply, page: Sending) {
  reply.code(page.status).type('text/html; charset=utf-8');
  if (page.isPublic) {
    reply.header('cache-control', cacheControl.guide);
    // The cookie decides about the greeting; a CDN can vary by the nickname alone (docs/caching.md).
    reply.header('vary', 'accept-encoding, cookie');
  } else {
    const { noCache, noStore } = cacheControl;
    reply.header('cache-control', `private, ${page.isGuest ? noCache : noStore}`);
    reply.header('vary', 'accept-encoding, accept-language, cookie');
  }
  if (page.status === 503) reply.header('retry-after', '5');
  if (page.encoding) reply.header('content-encoding', page.encoding);
  return page.status === 200 ? sendTagged(request, reply, page.body, page.etag) : reply.send(page.body);
}

/** Renders, caches and sends the pages. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const cache = new PageCache();
  options.onGuideChange(() => cache.empty());
  /** Addresses whose page is being compressed for the cache, so that none is compressed twice. */
  const compressing = new Set<string>();

  const render = async (request: FastifyRequest, url: URL, language: Language, nickname: string | null) => {
    const { renderPage, assets } = await options.web();
    const origin = options.originOf(request);
    const answer = await traced('render page', {}, async (span) => {
      const rendered = await renderPage({
        request: new Request(url),
        language,
        now: options.clock.now(),
        client: options.client,
        site: {
          origin,
          company: options.company,
          nickname,
          sandbox: options.usesSandbox,
          routing: options.usesRouting,
          map: options.map,
        },
        tellFailure: tellFailure(request),
      });
      if (rendered.kind === 'page')
        span.setAttributes({
          'solbada.page': rendered.routeIds.at(-1) ?? 'none',
          'solbada.page_status': rendered.status,
        });
      return rendered;
    });
    if (answer.kind === 'redirect') return answer;
    const isLanguageInAddress = languageOf(url.searchParams.get('lang')) !== null;
    // As bytes from here on: hashing and sending would each encode the text again.
    const body = Buffer.from(writeDocument({ ...answer, assets, isLanguageInAddress }));
    return { kind: 'html' as const, status: answer.status, etag: tagOf(body), body };
  };

  /** Puts a page into the cache in the background, after the response. */
  const storePage = async (
    key: string,
    page: { status: number; etag: string; body: Buffer },
    begun: { at: number; era: number },
  ) => {
    if (compressing.has(key)) return;
    compressing.add(key);
    try {
      const packed = await compressWell(page.status, page.etag, page.body);
      if (begun.era === cache.era) cache.set(key, packed, begun.at);
    } finally {
      compressing.delete(key);
    }
  };

  const showPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = addressOf(request, options.originOf(request));
    const bearsSecret = holdsSecret(url);
    // The secret in such an address must not leak through a referrer or a cache.
    if (bearsSecret) reply.header('referrer-policy', 'no-referrer');
    const redirect = redirectOf(url);
    if (redirect) {
      // Only the address decides, so the redirect is cacheable, except at secret addresses.
      reply.header('cache-control', bearsSecret ? cacheControl.noStore : cacheControl.release);
      return reply.redirect(redirect.to, redirect.status);
    }
    const lang = url.searchParams.get('lang');
    const language = negotiateLanguage({
      address: lang,
      cookie: request.cookies.language,
      header: request.headers['accept-language'],
    });
    const nickname = nicknameOf(request);
    // Opening hours are true for this minute only, so the page is no-store.
    const isFleeting = url.searchParams.has('open');
    const isGuest = nickname === null && !bearsSecret && !isFleeting;
    const isPublic = languageOf(lang) !== null && isGuest;
    const encoding = acceptedEncoding(request);
    const key = [url.origin, url.pathname, url.search, language].join(' ');
    const mayCache =
      options.usesCache && isGuest && [...url.searchParams.keys()].every((name) => pageKeys.has(name));
    // Before rendering: a page begun before midnight in Seoul belongs to that day.
    const now = options.clock.now().getTime();
    const known = mayCache ? cache.get(key, now) : null;
    if (known) {
      const body = encoding === 'br' ? known.brotli : encoding === 'gzip' ? known.gzip : known.body;
      return send(request, reply, {
        status: known.status,
        etag: known.etag,
        body,
        encoding,
        isPublic,
        isGuest,
      });
    }
    const { era } = cache;
    const page = await render(request, url, language, nickname);
    if (page.kind === 'redirect') {
      reply.header('cache-control', cacheControl.noStore);
      return reply.redirect(page.location, page.status === 301 ? 301 : 302);
    }
    const { status, etag } = page;
    if (mayCache && status === 200) {
      storePage(key, page, { at: now, era }).catch((error: unknown) => request.log.error(error));
    }
    const body = await compressQuickly(page.body, encoding);
    return send(request, reply, {
      status,
      etag,
      body,
      encoding,
      isPublic: isPublic && status === 200,
      isGuest,
    });
  };

  // Unknown addresses below /api get problems, not pages (DESIGN 3).
  const isPage = (request: FastifyRequest) =>
    (request.method === 'GET' || request.method === 'HEAD') && !isBelowApi(request);
  app.get('/*', async (request, reply) => {
    if (!isPage(request)) throw new ProblemError('notFound');
    return showPage(request, reply);
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request)) throw new ProblemError('notFound');
    return showPage(request, reply);
  });
}

/** The redirect target of an address, or null. */
function redirectOf(url: URL): { to: string; status: 301 | 302 } | null {
  const target = tabTargets[url.pathname];
  if (target) {
    const to = new URL(target, url.origin);
    for (const [key, value] of url.searchParams) to.searchParams.set(key, value);
    // A search without a tab opens the tab with the best match.
    if (to.searchParams.has('query') && !to.searchParams.has('tab')) to.searchParams.set('tab', 'tour');
    return { to: `${to.pathname}${to.search}`, status: 302 };
  }
  if (url.pathname === '/' || !/\/$|\/\//.test(url.pathname)) return null;
  // One canonical address per page; never `//host`, which would lead to another host.
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(/\/$/, '') || '/';
  return { to: `${path}${url.search}`, status: 301 };
}
