import { LRUCache } from 'lru-cache';
import { ProblemError } from '../../platform/problem.ts';

/** Cached pictures, some 60 KB each. */
const maxCached = 100;
/** Limit of waiting pictures; further requests get a 503. */
const maxWaiting = 20;

/** The PNG of a drawing. The rasteriser is loaded on first use: most processes never need it. */
export async function rasterised(drawing: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(drawing, { font: { loadSystemFonts: false } });
  return image.asPng();
}

/** Renders one picture at a time, caches the latest, and shares concurrent requests for the same one. */
export class PictureCache {
  readonly #pictures = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    max: maxCached,
    fetchMethod: (_key, _stale, { context: render }) => this.#afterTheOthers(render),
  });
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** @throws ProblemError 'unavailable' when too many are waiting already. */
  get(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    return this.#pictures.forceFetch(key, { context: render });
  }

  async #afterTheOthers(render: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#waiting >= maxWaiting) throw new ProblemError('unavailable', 'too many pictures are asked for');
    this.#waiting++;
    const picture = this.#last.then(render).finally(() => this.#waiting--);
    this.#last = picture.catch(() => undefined);
    return picture;
  }
}
