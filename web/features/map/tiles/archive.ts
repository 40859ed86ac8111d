import {
  EtagMismatch,
  FetchSource,
  type Header,
  PMTiles,
  type RangeResponse,
  type Source,
  TileType,
} from 'pmtiles';
import { region } from '../drawing.ts';

/** Timeout for one range of the archive, and the delay before its retry (ms). */
const times = { limit: 8_000, pause: 1_000 };

/** The tile zooms that the map's zooms need: tiles are half a zoom's size ahead, and nearer zooms enlarge them. */
const neededZooms = { smallest: 9, largest: 12 };

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** The archive's bytes over HTTP. A failed range is retried once, for a short network outage. */
class RetryingSource implements Source {
  readonly #inner: FetchSource;

  constructor(address: string) {
    this.#inner = new FetchSource(address);
  }

  getKey(): string {
    return this.#inner.getKey();
  }

  async getBytes(
    offset: number,
    length: number,
    signal?: AbortSignal,
    etag?: string,
  ): Promise<RangeResponse> {
    const read = () => {
      const limit = AbortSignal.timeout(times.limit);
      return this.#inner.getBytes(offset, length, signal ? AbortSignal.any([signal, limit]) : limit, etag);
    };
    try {
      return await read();
    } catch (reason) {
      if (signal?.aborted || reason instanceof EtagMismatch) throw reason;
      await pause(times.pause);
      return read();
    }
  }
}

/** Whether an archive contains vector tiles of our region at the zooms that the map shows. */
function isUsable({ tileType, minZoom, maxZoom, minLat, maxLat, minLon, maxLon }: Header): boolean {
  const lat = (region.south + region.north) / 2;
  const lng = (region.west + region.east) / 2;
  return (
    tileType === TileType.Mvt &&
    minZoom <= neededZooms.smallest &&
    maxZoom >= neededZooms.largest &&
    minLat <= lat &&
    lat <= maxLat &&
    minLon <= lng &&
    lng <= maxLon
  );
}

/** First byte of a vector tile: the key of a layer, its only kind of content (Mapbox Vector Tile 2.1, section 4.1). */
const layerKey = 0x1a;

/** Each tile is checked: other data would be parsed as an empty tile and shown as a blank. */
class VectorTiles extends PMTiles {
  override async getZxy(
    z: number,
    x: number,
    y: number,
    signal?: AbortSignal,
  ): Promise<RangeResponse | undefined> {
    const tile = await super.getZxy(z, x, y, signal);
    if (tile && new Uint8Array(tile.data)[0] !== layerKey) throw new Error('a tile is not a vector tile');
    return tile;
  }
}

export interface TileArchive {
  tiles: PMTiles;
  /** The highest zoom for which the archive has tiles. */
  maxZoom: number;
}

/**
 * Opens an archive by reading its header.
 * @throws if it cannot be read, if the server does not support range requests, or if the archive is unusable for our
 * maps
 */
export async function openArchive(address: string): Promise<TileArchive> {
  const tiles = new VectorTiles(new RetryingSource(address));
  const header = await tiles.getHeader();
  if (!isUsable(header)) throw new Error('the archive has no vector tiles of the region');
  return { tiles, maxZoom: header.maxZoom };
}
