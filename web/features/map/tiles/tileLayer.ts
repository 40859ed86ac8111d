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
/** Names may begin so far beside a tile, in px. */
const overhang = 16;
/** For how many tiles the places of names are remembered. */
const labelledTiles = 64;

/** How tiles look. */
export interface TileLook {
  background: string;
  paint: PaintRule[];
  labels: LabelRule[];
  /** The language of the names, for the shapes of Han characters. */
  lang: string;
}

const isAborted = (reason: unknown) => reason instanceof Error && reason.name === 'AbortError';

/** Whether a tile has content, but nothing of Protomaps' ground: the archive is by another scheme, such as OpenMapTiles. */
const isOfAnotherKind = ({ data }: PreparedTile) => data.size > 0 && !data.has('earth') && !data.has('water');

/**
 * Vector tiles, painted by protomaps-leaflet onto canvases. Its own layer for Leaflet is not used: it takes Leaflet from a
 * global variable, and tells of a tile that fails to the console alone.
 */
export class TileLayer extends GridLayer {
  private readonly view: View | undefined;
  private readonly scratch = document.createElement('canvas').getContext('2d');
  private readonly shown = new Map<HTMLElement, Coords>();
  private readonly fail: () => void;
  private look: TileLook;
  private labelers: Labelers | null = null;

  /** `fail` is called for each tile that cannot be read. */
  constructor({ tiles, maxZoom }: TileArchive, look: TileLook, fail: () => void) {
    super({ tileSize: side, keepBuffer: 1, updateWhenIdle: false });
    this.view = sourcesToViews({ url: tiles, maxDataZoom: maxZoom }).get('');
    this.look = look;
    this.fail = fail;
    this.placeNamesAnew();
    this.on('tileunload', ({ tile }) => {
      this.shown.delete(tile);
    });
  }

  /** Paints all tiles in another look; names find their places anew. */
  setLook(look: TileLook): void {
    this.look = look;
    this.placeNamesAnew();
    this.redrawTiles(() => true);
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    this.shown.set(canvas, coords);
    void this.draw(canvas, coords).then((isDrawn) => {
      if (isDrawn) done(undefined, canvas);
    });
    return canvas;
  }

  private placeNamesAnew(): void {
    if (!this.scratch) return;
    // A name that reaches into a tile already painted makes it be painted once more.
    this.labelers = new Labelers(this.scratch, this.look.labels, labelledTiles, (touched) => {
      this.redrawTiles((coords) => touched.has(toIndex(coords)));
    });
  }

  /** Of the zoom that is shown alone: to ask for a tile of another one would end the reading of all others. */
  private redrawTiles(isMeant: (coords: Coords) => boolean): void {
    for (const [canvas, coords] of this.shown)
      if (coords.z === this._map?.getZoom() && isMeant(coords)) void this.draw(canvas, coords);
  }

  private async draw(canvas: HTMLElement, coords: Coords): Promise<boolean> {
    try {
      const prepared = await this.view?.getDisplayTile(coords);
      if (prepared && isOfAnotherKind(prepared))
        throw new Error('the tile has none of the layers that we paint');
      if (!prepared || !(canvas instanceof HTMLCanvasElement) || !this.shown.has(canvas)) return false;
      this.paint(canvas, coords, prepared);
      return true;
    } catch (reason) {
      // Tiles of a zoom that the reader has left are no longer read.
      if (!isAborted(reason) && this.shown.has(canvas)) this.fail();
      return false;
    }
  }

  private paint(canvas: HTMLCanvasElement, { x, y, z }: Coords, prepared: PreparedTile): void {
    const context = canvas.getContext('2d');
    if (!context || !this.labelers) return;
    const sources = new Map([['', [prepared]]]);
    this.labelers.add(z, sources);
    const sharpness = window.devicePixelRatio || 1;
    canvas.lang = this.look.lang;
    canvas.width = side * sharpness;
    canvas.height = side * sharpness;
    context.setTransform(sharpness, 0, 0, sharpness, 0, 0);
    context.fillStyle = this.look.background;
    context.fillRect(0, 0, side, side);
    // The package's own kind of point, without naming the package that makes it.
    const origin = prepared.origin.clone();
    origin.x = side * x;
    origin.y = side * y;
    const box = {
      minX: origin.x - overhang,
      minY: origin.y - overhang,
      maxX: origin.x + side + overhang,
      maxY: origin.y + side + overhang,
    };
    paint(context, z, sources, this.labelers.getIndex(z) ?? null, this.look.paint, box, origin, false);
  }
}
