import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { departurePoint } from '../../../domain/tour/planRules.ts';
import { acceptedEncoding } from '../../http/acceptedEncoding.ts';
import { cacheControl, entityTag, sendTagged } from '../../http/caching.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/problem.ts';
import type { BaseMap, MapSpot } from './baseMap.ts';
import { drawPlaces } from './drawPlaces.ts';

const compress = promisify(brotliCompress);

/** Cached pictures, some 10 KB each: one for each place of the guide, and some of several places. */
const maxCached = 400;
/** Maximum places of one map; no page shows more at once. */
const maxPlaces = 50;
/** Up to nine digits, which fit the database's integer. */
const address = /^(\d{1,9}(?:-\d{1,9})*)\.svg$/;
/** The station where tours start, which is no place of the guide. */
const stationFile = 'station.svg';

interface StillMap {
  readonly body: Buffer;
  readonly brotli: Buffer;
  readonly tag: string;
}

interface PlaceMapsDeps {
  readonly database: Database;
  readonly readMap: () => Promise<BaseMap>;
}

/**
 * Serves the still maps that a page shows until its script loads the interactive one, and permanently without scripts:
 * /maps/12.svg, or /maps/12-7-30.svg for several places; /maps/station.svg where tours start.
 */
export function registerPlaceMaps(app: FastifyInstance, { database, readMap }: PlaceMapsDeps): void {
  const cache = new LRUCache<string, StillMap, readonly MapSpot[]>({
    max: maxCached,
    // A request gets its map even if it is evicted before it is drawn.
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: spots }) {
      const body = Buffer.from(drawPlaces(await readMap(), spots));
      return { body, brotli: await compress(body), tag: entityTag(body) };
    },
  });

  const findSpots = async (file: string): Promise<readonly MapSpot[]> => {
    if (file === stationFile) return [departurePoint];
    const ids = address.exec(file)?.[1]?.split('-').map(Number) ?? [];
    if (ids.length === 0 || ids.length > maxPlaces) return [];
    return database.sql
      .selectFrom('place_content')
      .select(['lat', 'lng'])
      .where('place_id', 'in', ids)
      .orderBy('place_id')
      .execute();
  };

  app.get<{ Params: { file: string } }>('/maps/:file', async (request, reply) => {
    const { file } = request.params;
    const spots = await findSpots(file);
    if (spots.length === 0) throw new ProblemError('notFound');
    // The cache key has the positions: a relocated place is drawn again.
    const { body, brotli, tag } = await cache.forceFetch(JSON.stringify(spots), { context: spots });
    reply
      .type('image/svg+xml')
      // Several places belong to a shared plan, which no cache may store (docs/product/sharing.md#the-picture).
      .header('cache-control', file.includes('-') ? cacheControl.noStore : cacheControl.release)
      .header('vary', 'accept-encoding')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    if (acceptedEncoding(request) !== 'br') return sendTagged(request, reply, body, tag);
    return sendTagged(request, reply.header('content-encoding', 'br'), brotli, tag);
  });
}
