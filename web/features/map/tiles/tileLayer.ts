import { type Coords, type DoneCallback, GridLayer } from 'leaflet';
import {
  Labelers,
  type LabelRule,
  type PaintRule,
  type PreparedTile,
  paint,
  sourcesToViews,
  toIndex,
  type View,
} from 'protomaps-leaflet';
import type { TileArchive } from './archive.ts';

/** A tile's side in px. */
const side = 256;
/** Labels may start this far beside a tile, in px. */
const overhang = 16;
/** For how many tiles label positions are cached. */
const labelledTiles = 64;

/** The style of the tiles. */
export interface TileTheme {
  background: string;
  paint: PaintRule[];
  labels: LabelRule[];
  /** The language of the labels, for the shapes of Han characters. */
  lang: string;
}

const isAborted = (reason: unknown) => reason instanceof Error && reason.name === 'AbortError';

/**
 * Whether a tile has content but none of Protomaps' ground layers: the archive uses another schema, such as
 * OpenMapTiles.
 */
const hasOtherLayersOnly = ({ data }: PreparedTile) =>
  data.size > 0 && !data.has('earth') && !data.has('water');

/**
 * Vector tiles, painted by protomaps-leaflet onto canvases. Its own Leaflet layer is not used: it takes Leaflet from a
 * global variable, and reports failed tiles only on the console.
 */
export class TileLayer extends GridLayer {
  readonly #view: View | undefined;
  readonly #scratch = document.createElement('canvas').getContext('2d');
  readonly #shown = new Map<HTMLElement, Coords>();
  readonly #fail: () => void;
  #theme: TileTheme;
  #labelers: Labelers | null = null;

  /** `fail` is called for each tile that cannot be read. */
  constructor({ tiles, maxZoom }: TileArchive, theme: TileTheme, fail: () => void) {
    super({ tileSize: side, keepBuffer: 1, updateWhenIdle: false });
    this.#view = sourcesToViews({ url: tiles, maxDataZoom: maxZoom }).get('');
    this.#theme = theme;
    this.#fail = fail;
    this.#placeNamesAnew();
    this.on('tileunload', ({ tile }) => {
      this.#shown.delete(tile);
    });
  }

  /** Paints all tiles in another style; labels are placed again. */
  setTheme(theme: TileTheme): void {
    this.#theme = theme;
    this.#placeNamesAnew();
    this.#redrawTiles(() => true);
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    this.#shown.set(canvas, coords);
    void this.#draw(canvas, coords).then((isDrawn) => {
      if (isDrawn) done(undefined, canvas);
    });
    return canvas;
  }

  #placeNamesAnew(): void {
    if (!this.#scratch) return;
    // A label that reaches into a painted tile triggers a repaint of it.
    this.#labelers = new Labelers(this.#scratch, this.#theme.labels, labelledTiles, (touched) => {
      this.#redrawTiles((coords) => touched.has(toIndex(coords)));
    });
  }

  /** Only of the current zoom: requesting a tile of another zoom would cancel all other reads. */
  #redrawTiles(isMeant: (coords: Coords) => boolean): void {
    for (const [canvas, coords] of this.#shown)
      if (coords.z === this._map?.getZoom() && isMeant(coords)) void this.#draw(canvas, coords);
  }

  async #draw(canvas: HTMLElement, coords: Coords): Promise<boolean> {
    try {
      const prepared = await this.#view?.getDisplayTile(coords);
      if (prepared && hasOtherLayersOnly(prepared))
        throw new Error('the tile has none of the layers that we paint');
      if (!prepared || !(canvas instanceof HTMLCanvasElement) || !this.#shown.has(canvas)) return false;
      this.#paint(canvas, coords, prepared);
      return true;
    } catch (reason) {
      // Tiles of a zoom that the reader has left are no longer read.
      if (!isAborted(reason) && this.#shown.has(canvas)) this.#fail();
      return false;
    }
  }

  #paint(canvas: HTMLCanvasElement, { x, y, z }: Coords, prepared: PreparedTile): void {
    const context = canvas.getContext('2d');
    if (!context || !this.#labelers) return;
    const sources = new Map([['', [prepared]]]);
    this.#labelers.add(z, sources);
    const sharpness = window.devicePixelRatio || 1;
    canvas.lang = this.#theme.lang;
    canvas.width = side * sharpness;
    canvas.height = side * sharpness;
    context.setTransform(sharpness, 0, 0, sharpness, 0, 0);
    context.fillStyle = this.#theme.background;
    context.fillRect(0, 0, side, side);
    // The package's own point type, without importing the package that defines it.
    const origin = prepared.origin.clone();
    origin.x = side * x;
    origin.y = side * y;
    const box = {
      minX: origin.x - overhang,
      minY: origin.y - overhang,
      maxX: origin.x + side + overhang,
      maxY: origin.y + side + overhang,
    };
    paint(context, z, sources, this.#labelers.getIndex(z) ?? null, this.#theme.paint, box, origin, false);
  }
}
