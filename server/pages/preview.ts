import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { apiBase } from '../../contract/addresses.ts';
import { deskAddresses } from '../../contract/desk/addresses.ts';
import { localeParameter } from '../../contract/locale.ts';
import { type PlaceDetail, placeIdParameter } from '../../contract/places.ts';
import type { Position } from '../../domain/geography/distance.ts';
import type { Language } from '../../domain/languages.ts';
import type { GuideClient } from '../../web/app/entryServer.tsx';
import { type AuthenticateStaff, permittedStaff } from '../http/api.ts';
import { cacheControl } from '../http/caching.ts';
import { ProblemError } from '../platform/problem.ts';
import { writeDocument } from './document.ts';
import { describeFailure, type PagesOptions, siteFor } from './pages.ts';

interface PreviewOptions extends Omit<PagesOptions, 'client' | 'guideVersion' | 'publicResponses'> {
  authenticateStaff: AuthenticateStaff;
  /** A place with its draft; throws 'notFound' where there is none. */
  previewPlace: (placeId: number, locale: Language) => Promise<PlaceDetail>;
  /** The still map of a position, as SVG. */
  drawMap: (spot: Position) => Promise<string>;
  /** A client that responds with this place. */
  clientShowing: (detail: PlaceDetail) => GuideClient;
  /** Origin of the visitors' pages; empty if the desk has the same origin. */
  guideOrigin: string;
}

const paramsSchema = z.object({ placeId: placeIdParameter });
const querySchema = z.object({ locale: localeParameter });

/**
 * A place's page with its draft, for editors. Its address is below the desk's calls, so that browsers send the session
 * cookie. It has no scripts, since hydration would replace the draft with the published place.
 */
export function registerPreview(app: FastifyInstance, options: PreviewOptions): void {
  const assertEditor = (request: FastifyRequest) =>
    permittedStaff(request, options.authenticateStaff, 'editor');

  const previewed = (request: FastifyRequest, language: Language) => {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) throw new ProblemError('notFound');
    return options.previewPlace(params.data.placeId, language);
  };

  const address = `${apiBase}${deskAddresses.getGuidePlace.path}/preview`;
  app.get(`${address}/map.svg`, async (request, reply) => {
    await assertEditor(request);
    const { mapY: lat, mapX: lng } = await previewed(request, 'ko');
    return reply
      .type('image/svg+xml')
      .header('cache-control', cacheControl.noStore)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(await options.drawMap({ lat, lng }));
  });

  app.get(address, async (request, reply) => {
    await assertEditor(request);
    const query = querySchema.safeParse(request.query);
    if (!query.success) throw new ProblemError('invalidRequest', 'locale: no language of the guide');
    const { locale: language } = query.data;
    const detail = await previewed(request, language);
    const site = siteFor(options, request, null);
    const { renderPage, assets } = await options.web();
    const page = await renderPage({
      request: new Request(`${site.origin}/content/${detail.type}/${detail.id}?lang=${language}`),
      language,
      now: options.clock.now(),
      client: options.clientShowing(detail),
      site,
      describeFailure: describeFailure(request),
    });
    if (page.kind === 'redirect') throw new ProblemError('notFound');
    const { canonical: _, jsonLd: __, ...head } = page.head;
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', cacheControl.noStore)
      .header('x-robots-tag', 'noindex, nofollow')
      .send(
        writeDocument({
          ...page,
          head,
          // If the desk has its own host, the linked pages are not there.
          html: page.html
            .replaceAll(/(<a [^>]*?href=")(?=\/)/g, `$1${options.guideOrigin}`)
            // The pin may have been moved, and a new place has no published map.
            .replaceAll(`"/maps/${detail.id}.svg"`, `"${apiBase}/desk/guide/${detail.id}/preview/map.svg"`),
          assets,
          isLanguageInAddress: true,
          hasScripts: false,
        }),
      );
  });
}
