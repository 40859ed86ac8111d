import { ProblemError } from '../../platform/problem.ts';

/** Pictures kept in memory, some 60 KB each. */
const mostKept = 100;
/** Pictures that may wait for their turn; whoever comes after is told to come again. */
const mostWaiting = 20;

/** The PNG of a drawing. The rasteriser is loaded with the first: most starts of the product need none. */
export async function rasterised(drawing: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(drawing, { font: { loadSystemFonts: false } });
  return image.asPng();
}

/** Makes one picture at a time, keeps the latest, and makes none twice. */
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
