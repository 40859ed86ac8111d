import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { BaseMap } from '../../maps/baseMap.ts';
import { ProblemError } from '../../problem.ts';
import { findSharedPlan } from '../sharedPlan.ts';
import { drawPlan } from './drawPlan.ts';

/** Pictures kept in memory, some 60 KB each. */
const mostKept = 100;
/** Pictures that may wait for their turn; whoever comes after is told to come again. */
const mostWaiting = 20;

/** The PNG of a drawing. The rasteriser is loaded with the first: most starts of the product need none. */
async function rasterised(drawing: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(drawing, { font: { loadSystemFonts: false } });
  return image.asPng();
}

/** Makes one picture at a time, keeps the latest, and makes none twice. */
export class PictureMemory {
  readonly #kept = new Map<string, Promise<Buffer>>();
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** @throws ProblemError 'unavailable' when too many are waiting already. */
  recall(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#kept.get(key);
    this.#kept.delete(key);
    const picture = known ?? this.#afterTheOthers(make);
    this.#kept.set(key, picture);
    picture.catch(() => this.#kept.delete(key));
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > mostKept && !oldest.done) this.#kept.delete(oldest.value);
    return picture;
  }

  async #afterTheOthers(make: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#waiting >= mostWaiting)
      throw new ProblemError('unavailable', 'too many pictures are asked for');
    this.#waiting++;
    const picture = this.#last.then(make).finally(() => this.#waiting--);
    this.#last = picture.catch(() => undefined);
    return picture;
  }
}

interface PlanPicturesParts {
  readonly database: Database;
  readonly readMap: () => Promise<BaseMap>;
}

/**
 * Serves the picture of a shared plan, for previews of its link: made from what is shared now, and kept by nobody but
 * this process, since a link may end at any time.
 */
export function servePlanPictures(app: FastifyInstance, { database, readMap }: PlanPicturesParts): void {
  const memory = new PictureMemory();

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
    const picture = await memory.recall(key, () => draw(plan.place_ids));
    return reply
      .type('image/png')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
      .send(picture);
  });
}
