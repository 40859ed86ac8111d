import type { FastifyInstance } from 'fastify';
import { parseLanguage } from '../../contract/negotiateLanguage.ts';
import { htmlLang, type Language, languages } from '../../domain/languages.ts';
import { cacheControl, sendTagged } from '../http/caching.ts';
import { type ReadOrigin, requestUrl } from '../http/requestAddress.ts';
import type { Clock } from '../platform/clock.ts';
import { llmsText, securityText } from './machineTexts.ts';
import { webManifest } from './webManifest.ts';

export interface SitemapPlace {
  id: number;
  type: string;
  changedAt: Date;
}

interface SiteFilesOptions {
  readOrigin: ReadOrigin;
  listedPlaces: () => Promise<SitemapPlace[]>;
  clock: Clock;
  /** Of the company. */
  email: () => string;
}

function sitemapEntry(address: string, changed: Date | null): string {
  const inLanguage = (language: Language) =>
    `${address}${address.includes('?') ? '&amp;' : '?'}lang=${language}`;
  const alternates = [
    ...languages.map(
      (one) => `<xhtml:link rel="alternate" hreflang="${htmlLang[one]}" href="${inLanguage(one)}"/>`,
    ),
    `<xhtml:link rel="alternate" hreflang="x-default" href="${address}"/>`,
  ].join('');
  const lastmod = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
  return [address, ...languages.map(inLanguage)]
    .map((loc) => `<url><loc>${loc}</loc>${lastmod}${alternates}</url>`)
    .join('\n');
}

/** sitemap.xml, robots.txt, llms.txt, security.txt and the web manifest, each with the product's own address. */
export function registerSiteFiles(
  app: FastifyInstance,
  { readOrigin, listedPlaces, clock, email }: SiteFilesOptions,
): void {
  const text = (path: string, textFor: (origin: string) => string) =>
    app.get(path, async (request, reply) => {
      reply.type('text/plain; charset=utf-8').header('cache-control', cacheControl.release);
      return sendTagged(request, reply, textFor(readOrigin(request)));
    });
  text('/llms.txt', llmsText);
  text('/.well-known/security.txt', (origin) => securityText(origin, email(), clock.now()));

  text(
    '/robots.txt',
    (origin) =>
      `User-agent: *\nAllow: /api/docs\nAllow: /api/v1/openapi.json\nDisallow: /api/\nDisallow: /login\nDisallow: /myplan\n\nSitemap: ${origin}/sitemap.xml\n`,
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = readOrigin(request);
    const places = await listedPlaces();
    const pages = [
      '/',
      '/list',
      '/list?tab=restaurant',
      '/list?tab=accommodation',
      '/tour-taxi',
      '/talk',
      '/support',
      '/accessibility',
    ];
    const entries = [
      ...pages.map((page) => sitemapEntry(`${origin}${page}`, null)),
      ...places.map(({ type, id, changedAt }) => sitemapEntry(`${origin}/content/${type}/${id}`, changedAt)),
    ];
    reply.type('application/xml; charset=utf-8').header('cache-control', cacheControl.release);
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
    return sendTagged(request, reply, text);
  });

  app.get('/manifest.webmanifest', async (request, reply) => {
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', cacheControl.release);
    const { searchParams } = requestUrl(request, readOrigin(request));
    const language = parseLanguage(searchParams.get('lang')) ?? 'ko';
    return sendTagged(request, reply, JSON.stringify(webManifest(language)));
  });
}
