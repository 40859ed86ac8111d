import type { FastifyInstance } from 'fastify';
import { guideFiles } from '../../../contract/guideFiles.ts';
import { cacheControl } from '../../http/caching.ts';
import { type PublicResponses, publicResponse, sendPublic } from '../../http/publicResponses.ts';
import type { OriginOf } from '../../http/requestAddress.ts';
import type { Database } from '../../platform/database/database.ts';
import { textOfFile } from './guideTexts.ts';
import { readOpenGuide } from './readOpenGuide.ts';

interface GuideFileDeps {
  /** From which the guide is read. */
  readonly database: Database;
  /** Dropped when the guide changes, so that a file is made once for each version. */
  readonly publicResponses: PublicResponses;
  readonly originOf: OriginOf;
}

const day = 24 * 3_600_000;

/** The whole guide as JSON, GeoJSON and KML, for programs of others: their pages may fetch it too. */
export function serveGuideFiles(
  app: FastifyInstance,
  { database, publicResponses, originOf }: GuideFileDeps,
): void {
  for (const { path, name, type } of guideFiles) {
    app.get(path, async (request, reply) => {
      const origin = originOf(request);
      const file = await publicResponses.get(JSON.stringify([path, origin]), day, async () =>
        publicResponse(200, type, await textOfFile[name](await readOpenGuide(database, origin))),
      );
      reply
        .header('cache-control', cacheControl.guide)
        .header('vary', 'accept-encoding')
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin');
      return sendPublic(request, reply, file);
    });
  }
}
