import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Company } from '../../contract/company.ts';
import { cookieValues } from '../../contract/cookies.ts';
import type { MapSources } from '../../contract/mapSources.ts';
import { negotiateLanguage, parseLanguage } from '../../contract/negotiateLanguage.ts';
import type { Language } from '../../domain/languages.ts';
import type { PriceFigures } from '../../domain/tickets/price.ts';
import { stationId } from '../../domain/tour/departurePlaces.ts';
import type { GuideClient, PageRequest, PageResult, renderAppShell } from '../../web/app/entryServer.tsx';
import type { Departures } from '../desk/settings/departures.ts';
import type { ReadSaleTerms } from '../features/saleTerms/saleTermsSource.ts';
import { cacheKey, findPageRule, pageKeyParts, pageQuery } from '../http/cacheTable.ts';
import { cacheControl } from '../http/caching.ts';
import { type PublicResponses, publicResponse, sendPublic } from '../http/publicResponses.ts';
import { isBelowApi, type ReadOrigin, requestUrl } from '../http/requestAddress.ts';
import type { Clock } from '../platform/clock.ts';
import { ProblemError } from '../platform/problem.ts';
import { traced } from '../platform/telemetry/tracing/tracing.ts';
import { clientInTurn, createPageTurns } from './clientInTurn.ts';
import type { DeskAssets } from './deskPages.ts';
import { type PageAssets, writeDocument } from './document.ts';
import type { DriverTourAssets } from './driverTourPages.ts';
import { renderConsistently } from './renderConsistently.ts';

/** The web build's renderer and files; in development they change at run time. */
export interface WebBuild {
  renderPage: (page: PageRequest) => Promise<PageResult>;
  renderAppShell: typeof renderAppShell;
  assets: PageAssets;
  desk: DeskAssets;
  driverTours: DriverTourAssets;
}

export interface PagesOptions extends SiteOptions {
  web: () => Promise<WebBuild>;
  client: GuideClient;
  /** The guide's current version; clears the caches if it has changed. */
  guideVersion: () => Promise<number | null>;
  clock: Clock;
  publicResponses: PublicResponses;
}

interface SiteOptions {
  readCompany: () => { readonly company: Company };
  readSaleTerms: ReadSaleTerms;
  /** The product's own origin for this request. */
  readOrigin: ReadOrigin;
  usesSandbox: boolean;
  /** Whether pages may request driving times. */
  usesRouting: boolean;
  offersGoogle: boolean;
  priceFigures: PriceFigures;
  departures: Pick<Departures, 'offered'>;
  /** Map providers that pages may load from. */
  map: MapSources;
}

/** Redirects of routes named like tabs, and of repeated slashes (docs/product/screens.md#routes). */
const tabTargets: Record<string, string> = {
  '/tour': '/list',
  '/food': '/list?tab=restaurant',
  '/stay': '/list?tab=accommodation',
};

function cookieNickname(request: FastifyRequest): string | null {
  const cookies = request.headers.cookie ?? '';
  // The visitor has logged out while offline, and the device has not told the server yet.
  if (cookieValues(cookies, 'logout_pending').length > 0) return null;
  const nickname = cookieValues(cookies, 'nickname')[0]?.trim();
  // By code points, so that no emoji is cut in half.
  return nickname ? [...nickname].slice(0, 15).join('') : null;
}

/** What every page knows about the product and its visitor. */
export function siteFor(options: SiteOptions, request: FastifyRequest, nickname: string | null) {
  const { name, email } = options.readCompany().company;
  const { terms, since } = options.readSaleTerms();
  return {
    origin: options.readOrigin(request),
    company: { name, email },
    nickname,
    sandbox: options.usesSandbox,
    routing: options.usesRouting,
    google: options.offersGoogle,
    priceFigures: options.priceFigures,
    // Left out for the default terms, which every page knows.
    ...(since !== null && { saleTerms: terms }),
    ...(options.departures.offered().some(({ id }) => id !== stationId) && { hasDepartures: true }),
    map: options.map,
  };
}

/** Describes an error for its page: a status, a stable code, and the request id. */
export function describeFailure(request: FastifyRequest) {
  return (error: unknown) => {
    if (error instanceof ProblemError)
      return { status: error.status, code: error.code, requestId: request.id };
    request.log.error(error);
    return { status: 500, code: 'internal', requestId: request.id };
  };
}

const html = 'text/html; charset=utf-8';

/** A loader's redirect, which is not cached. */
class Redirect extends Error {
  readonly location: string;
  readonly status: 301 | 302;

  constructor(location: string, status: 301 | 302) {
    super(location);
    this.location = location;
    this.status = status;
  }
}

/** Renders, caches and sends the pages. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { publicResponses } = options;
  const turns = createPageTurns();

  const render = async (request: FastifyRequest, url: URL, language: Language, nickname: string | null) => {
    const { renderPage, assets } = await options.web();
    const inTurn = clientInTurn(options.client, turns);
    const page = await traced('render page', {}, async (span) => {
      const rendered = await renderConsistently(inTurn.client, options.guideVersion, (client) =>
        renderPage({
          request: new Request(url),
          language,
          now: options.clock.now(),
          client,
          site: siteFor(options, request, nickname),
          describeFailure: describeFailure(request),
        }),
      );
      if (rendered.kind === 'page')
        span.setAttributes({
          'solbada.page': rendered.routeIds.at(-1) ?? 'none',
          'solbada.page_status': rendered.status,
        });
      return rendered;
    }).finally(inTurn.end);
    if (page.kind === 'redirect') throw new Redirect(page.location, page.status === 301 ? 301 : 302);
    const isLanguageInAddress = parseLanguage(url.searchParams.get('lang')) !== null;
    return publicResponse(page.status, html, writeDocument({ ...page, assets, isLanguageInAddress }));
  };

  const showPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = requestUrl(request, options.readOrigin(request));
    const rule = findPageRule(url);
    const bearsSecret = rule.freshFor === 0;
    // The secret in such an address must not leak through a referrer or a cache.
    if (bearsSecret) reply.header('referrer-policy', 'no-referrer');
    const redirect = findRedirect(url);
    if (redirect) {
      // Only the address decides, so the redirect is cacheable, except at secret addresses.
      reply.header('cache-control', bearsSecret ? cacheControl.noStore : cacheControl.release);
      return reply.redirect(redirect.to, redirect.status);
    }
    const lang = url.searchParams.get('lang');
    const language = negotiateLanguage({
      address: lang,
      cookies: request.headers.cookie,
      header: request.headers['accept-language'],
    });
    // A guide page is the same for everyone: its boot script shows the greeting.
    const isPersonal = rule.renderedFor === 'visitor';
    const nickname = isPersonal ? cookieNickname(request) : null;
    const query = [...url.searchParams.keys()];
    const isForAll = nickname === null && !bearsSecret && !query.some((name) => rule.notWith?.includes(name));
    const isCacheable = isForAll && query.every((name) => pageQuery.includes(name));
    const make = () => render(request, url, language, nickname);
    try {
      const page = await (isCacheable
        ? publicResponses.get(cacheKey(pageKeyParts(url, language, options.clock.now())), rule.freshFor, make)
        : make());
      if (page.status === 503) reply.header('retry-after', '5');
      const isPublic = isForAll && !isPersonal && page.status === 200 && parseLanguage(lang) !== null;
      if (isPublic) reply.header('cache-control', cacheControl.guide).header('vary', 'accept-encoding');
      else
        reply
          .header('cache-control', `private, ${isForAll ? cacheControl.noCache : cacheControl.noStore}`)
          .header('vary', 'accept-encoding, accept-language, cookie');
      return await sendPublic(request, reply, page);
    } catch (error) {
      if (!(error instanceof Redirect)) throw error;
      reply.header('cache-control', cacheControl.noStore);
      return reply.redirect(error.location, error.status);
    }
  };

  // The address contains the build's version, so that during a rollout a service worker gets its own build's document, or none.
  app.get('/app-shell/:version', async (request, reply) => {
    const { renderAppShell, assets } = await options.web();
    if (requestUrl(request, options.readOrigin(request)).pathname !== assets.appShell)
      throw new ProblemError('notFound');
    const shell = renderAppShell(siteFor(options, request, null));
    reply.header('cache-control', cacheControl.release).header('vary', 'accept-encoding');
    const text = writeDocument({
      ...shell,
      status: 200,
      assets,
      routeIds: [],
      parts: [],
      isLanguageInAddress: false,
    });
    return sendPublic(request, reply, publicResponse(200, html, text));
  });

  // Unknown addresses below /api get problems, not pages (docs/product/api.md#shared-rules).
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
function findRedirect(url: URL): { to: string; status: 301 | 302 } | null {
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
