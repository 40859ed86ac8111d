import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../contract/languages.ts';
import type { GuideClient, PageAnswer, PageRequest } from '../../web/entryServer.tsx';
import type { Clock } from '../clock.ts';
import type { CompanyInformation } from '../configuration.ts';
import { ProblemError } from '../problem.ts';
import { type PageAssets, writeDocument } from './document.ts';
import { languageOf, negotiateLanguage } from './negotiateLanguage.ts';
import { type CachedPage, compressPage, PageCache } from './pageCache.ts';

/** The web build's renderer and files; in development they change under the process. */
export interface WebBuild {
  renderPage: (page: PageRequest) => Promise<PageAnswer>;
  assets: PageAssets;
}

export interface PagesOptions {
  web: () => Promise<WebBuild>;
  client: GuideClient;
  clock: Clock;
  company: CompanyInformation;
  /** The product's own address for this request. */
  originOf: (request: FastifyRequest) => string;
  /** False in development and where every page is to be rendered anew. */
  usesCache: boolean;
}

/** SPEC 2 and DESIGN 7a: routes named as tab targets, and slashes too many. */
const tabTargets: Record<string, string> = {
  '/tour': '/list',
  '/food': '/list?tab=restaurant',
  '/stay': '/list?tab=accommodation',
};

/** Query keys that pages read; others do not make another page in the cache. */
const pageKeys = ['lang', 'query', 'tab', 'theme', 'sort', 'page'];

function canonicalSearch(search: URLSearchParams): string {
  const kept = pageKeys.flatMap((key) => (search.has(key) ? [[key, search.get(key) ?? '']] : []));
  return new URLSearchParams(kept).toString();
}

function nicknameOf(request: FastifyRequest): string | null {
  const nickname = request.cookies.nickname?.trim();
  return nickname ? nickname.slice(0, 15) : null;
}

/** What a failed page tells of its cause: a status, a stable code, the number to ask about. */
function tellFailure(request: FastifyRequest) {
  return (error: unknown) => {
    if (error instanceof ProblemError)
      return { status: error.status, code: error.code, requestId: request.id };
    request.log.error(error);
    return { status: 500, code: 'internal', requestId: request.id };
  };
}

/** The best encoding that the browser takes. */
function bodyFor(request: FastifyRequest, page: CachedPage): { body: Buffer; encoding: string | null } {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return { body: page.brotli, encoding: 'br' };
  if (/\bgzip\b/.test(accepted)) return { body: page.gzip, encoding: 'gzip' };
  return { body: page.body, encoding: null };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  isLanguageInAddress: boolean,
  isGuest: boolean,
) {
  const { body, encoding } = bodyFor(request, page);
  reply.code(page.status).header('etag', page.etag).type('text/html; charset=utf-8');
  if (isLanguageInAddress && isGuest && page.status === 200) {
    // The address says the language and the page greets nobody: shared caches may keep it (DESIGN 8).
    reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600');
    reply.header('vary', 'accept-encoding, cookie');
  } else {
    reply.header('cache-control', isGuest ? 'private, no-cache' : 'private, no-store');
    reply.header('vary', 'accept-encoding, accept-language, cookie');
  }
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  if (page.status === 503) reply.header('retry-after', '5');
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** Renders, keeps and sends the pages. Returns what empties the cache. */
export function registerPages(app: FastifyInstance, options: PagesOptions): { forget(): void } {
  const cache = new PageCache();

  const render = async (request: FastifyRequest, url: URL, language: Language, nickname: string | null) => {
    const { renderPage, assets } = await options.web();
    const origin = options.originOf(request);
    const answer = await renderPage({
      request: new Request(url),
      language,
      now: options.clock.now(),
      client: options.client,
      site: { origin, company: options.company, nickname },
      tellFailure: tellFailure(request),
    });
    if (answer.kind === 'redirect') return answer;
    const isLanguageInAddress = languageOf(url.searchParams.get('lang')) !== null;
    const html = writeDocument({ ...answer, assets, isLanguageInAddress });
    const etag = `"${createHash('sha1').update(html).digest('base64url')}"`;
    return compressPage(answer.status, etag, html);
  };

  const showPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = new URL(request.url, options.originOf(request));
    const redirect = redirectOf(url);
    if (redirect) return reply.redirect(redirect.to, redirect.status);
    const lang = url.searchParams.get('lang');
    const language = negotiateLanguage({
      address: lang,
      cookie: request.cookies.language,
      header: request.headers['accept-language'],
    });
    const isLanguageInAddress = languageOf(lang) !== null;
    const nickname = nicknameOf(request);
    const now = options.clock.now().getTime();
    const key = [url.origin, url.pathname, canonicalSearch(url.searchParams), language].join(' ');
    const mayCache = options.usesCache && nickname === null;
    const known = mayCache ? cache.find(key, now) : null;
    if (known) return send(request, reply, known, isLanguageInAddress, true);
    const page = await render(request, url, language, nickname);
    if ('kind' in page) return reply.redirect(page.location, page.status === 301 ? 301 : 302);
    if (mayCache && page.status === 200) cache.keep(key, page, now);
    return send(request, reply, page, isLanguageInAddress, nickname === null);
  };

  // Unknown addresses below /api answer problems, not pages (DESIGN 3).
  const isPage = (request: FastifyRequest) => request.method === 'GET' && !/^\/api(\/|$)/.test(request.url);
  app.get('/*', async (request, reply) => {
    if (!isPage(request)) throw new ProblemError('notFound');
    return showPage(request, reply);
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request)) throw new ProblemError('notFound');
    return showPage(request, reply);
  });
  return { forget: () => cache.clear() };
}

/** Where an address that has a better one leads, or null. */
function redirectOf(url: URL): { to: string; status: 301 | 302 } | null {
  const target = tabTargets[url.pathname];
  if (target) {
    const to = new URL(target, url.origin);
    for (const [key, value] of url.searchParams) to.searchParams.set(key, value);
    return { to: `${to.pathname}${to.search}`, status: 302 };
  }
  if (url.pathname === '/' || !/\/$|\/\//.test(url.pathname)) return null;
  // One canonical address a page; never `//host`, which would lead away.
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(/\/$/, '') || '/';
  return { to: `${path}${url.search}`, status: 301 };
}
