import { ProblemError } from '../../platform/problem.ts';

/** Cached pictures, some 60 KB each. */
const mostKept = 100;
/** Limit of waiting pictures; further requests get a 503. */
const mostWaiting = 20;

/** The PNG of a drawing. The rasteriser is loaded on first use: most processes never need it. */
export async function rasterised(drawing: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(drawing, { font: { loadSystemFonts: false } });
  return image.asPng();
}

/** Renders one picture at a time, caches the latest, and shares concurrent requests for the same one. */
export class PictureCache {
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
