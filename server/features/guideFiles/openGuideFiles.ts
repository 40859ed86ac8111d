import { guideFiles } from '../../../contract/guideFiles.ts';
import { cacheControl } from '../../http/caching.ts';
import type { FeatureRoutes } from '../../http/feature.ts';
import { publicResponse, sendPublic } from '../../http/publicResponses.ts';
import type { Database } from '../../platform/database/database.ts';
import { guideFileTexts } from './guideTexts.ts';
import { readOpenGuide } from './readOpenGuide.ts';

const day = 24 * 3_600_000;

/**
 * The whole guide as JSON, GeoJSON and KML, for other people's programs and web pages. Each file is made once for each
 * version of the guide.
 * @param database from which the guide is read
 */
export function openGuideFiles(database: Database): FeatureRoutes {
  return {
    registerRoutes(app, { readOrigin, publicResponses }) {
      for (const { path, name, type } of guideFiles) {
        app.get(path, async (request, reply) => {
          const origin = readOrigin(request);
          const file = await publicResponses.get(JSON.stringify([path, origin]), day, async () =>
            publicResponse(200, type, await guideFileTexts[name](await readOpenGuide(database, origin))),
          );
          reply
            .header('cache-control', cacheControl.guide)
            .header('vary', 'accept-encoding')
            .header('access-control-allow-origin', '*')
            .header('cross-origin-resource-policy', 'cross-origin');
          return sendPublic(request, reply, file);
        });
      }
    },
  };
}
