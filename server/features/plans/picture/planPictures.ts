import type { FastifyInstance } from 'fastify';
import type { BaseMap } from '../../../media/maps/baseMap.ts';
import { PictureCache, rasterised } from '../../../media/pictures/rasterise.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findSharedPlan } from '../sharedPlan.ts';
import { drawPlan } from './drawPlan.ts';

interface PlanPicturesDeps {
  readonly database: Database;
  readonly readMap: () => Promise<BaseMap>;
}

/**
 * Serves the picture of a shared plan for link previews. It is drawn from the current plan and cached in this process
 * only (no-store), since a link may end at any time.
 */
export function registerPlanPictures(app: FastifyInstance, { database, readMap }: PlanPicturesDeps): void {
  const cache = new PictureCache();

  const draw = async (ids: readonly number[]): Promise<Buffer> => {
    const rows = await database.sql
      .selectFrom('place_content')
      .select(['place_id', 'lat', 'lng'])
      .where('place_id', 'in', ids)
      .execute();
    const stops = ids.flatMap((id) => rows.find((row) => row.place_id === id) ?? []);
    return rasterised(drawPlan(await readMap(), stops));
  };

  app.get<{ Params: { token: string } }>('/plan/:token/picture.png', async (request, reply) => {
    const plan = await findSharedPlan(database, request.params.token);
    const key = `${plan.token} ${plan.shared_at.getTime()}`;
    const picture = await cache.get(key, () => draw(plan.place_ids));
    return reply
      .type('image/png')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
      .send(picture);
  });
}
