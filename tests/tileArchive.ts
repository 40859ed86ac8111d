import { zxyToTileId } from 'pmtiles';

/** A named point on a test's map. `names` are the tags `name`, `name:en`, ... of OpenStreetMap. */
export interface NamedPoint {
  lat: number;
  lng: number;
  names: Record<string, string>;
}

interface Area {
  south: number;
  west: number;
  north: number;
  east: number;
}

interface ArchiveOptions {
  area: Area;
  zooms: { smallest: number; largest: number };
  /** The longitude of the coast; the sea is to the east of it. */
  coastAt: number;
  places: readonly NamedPoint[];
}

const extent = 4096;

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

/** A field of a protocol buffer: a number, or bytes with their length. */
function field(number: number, value: number | readonly number[]): number[] {
  return typeof value === 'number'
    ? [...varint(number * 8), ...varint(value)]
    : [...varint(number * 8 + 2), ...varint(value.length), ...value];
}

const textBytes = (text: string) => [...new TextEncoder().encode(text)];
const zigzag = (value: number) => (value < 0 ? -value * 2 - 1 : value * 2);
const packed = (values: readonly number[]) => values.flatMap(varint);

interface TileFeature {
  type: 'point' | 'area';
  geometry: number[];
  tags: Record<string, string>;
}

const point = (x: number, y: number): number[] => [9, zigzag(x), zigzag(y)];

/** A rectangle as commands: move, three lines, close (Mapbox Vector Tile 2.1, section 4.3). */
function rectangle(left: number, top: number, right: number, bottom: number): number[] {
  const [width, height] = [right - left, bottom - top];
  return [9, zigzag(left), zigzag(top), 26, zigzag(width), 0, 0, zigzag(height), zigzag(-width), 0, 15];
}

function layer(name: string, features: readonly TileFeature[]): number[] {
  const keys = [...new Set(features.flatMap(({ tags }) => Object.keys(tags)))];
  const values = [...new Set(features.flatMap(({ tags }) => Object.values(tags)))];
  return field(3, [
    ...field(15, 2),
    ...field(1, textBytes(name)),
    ...features.flatMap(({ type, geometry, tags }) =>
      field(2, [
        ...field(
          2,
          packed(Object.entries(tags).flatMap(([key, value]) => [keys.indexOf(key), values.indexOf(value)])),
        ),
        ...field(3, type === 'point' ? 1 : 3),
        ...field(4, packed(geometry)),
      ]),
    ),
    ...keys.flatMap((key) => field(3, textBytes(key))),
    ...values.flatMap((value) => field(4, field(1, textBytes(value)))),
    ...field(5, extent),
  ]);
}

/** The position of a point at a zoom, counted in tiles. */
function worldSpot(zoom: number, { lat, lng }: { lat: number; lng: number }): { x: number; y: number } {
  const tiles = 2 ** zoom;
  const angle = (lat * Math.PI) / 180;
  const y = (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2;
  return { x: ((lng + 180) / 360) * tiles, y: y * tiles };
}

function tile(zoom: number, x: number, y: number, { coastAt, places }: ArchiveOptions): number[] {
  const coast = Math.round((worldSpot(zoom, { lat: 0, lng: coastAt }).x - x) * extent);
  const shore = Math.min(extent, Math.max(0, coast));
  const named = places.flatMap(({ names, ...spot }): TileFeature[] => {
    const world = worldSpot(zoom, spot);
    if (Math.floor(world.x) !== x || Math.floor(world.y) !== y) return [];
    const geometry = point(Math.round((world.x - x) * extent), Math.round((world.y - y) * extent));
    return [{ type: 'point', geometry, tags: { kind: 'locality', ...names } }];
  });
  const whole = rectangle(0, 0, extent, extent);
  return [
    ...layer('earth', [{ type: 'area', geometry: whole, tags: { kind: 'earth' } }]),
    ...(shore < extent
      ? layer('water', [
          { type: 'area', geometry: rectangle(shore, 0, extent, extent), tags: { kind: 'ocean' } },
        ])
      : []),
    ...(named.length > 0 ? layer('places', named) : []),
  ];
}

/** Tiles of the area at all zooms, by their number in the archive. */
function encodeTiles(options: ArchiveOptions): { id: number; bytes: number[] }[] {
  const { area, zooms } = options;
  const tiles: { id: number; bytes: number[] }[] = [];
  for (let zoom = zooms.smallest; zoom <= zooms.largest; zoom++) {
    const first = worldSpot(zoom, { lat: area.north, lng: area.west });
    const last = worldSpot(zoom, { lat: area.south, lng: area.east });
    for (let x = Math.floor(first.x); x <= Math.floor(last.x); x++) {
      for (let y = Math.floor(first.y); y <= Math.floor(last.y); y++)
        tiles.push({ id: zxyToTileId(zoom, x, y), bytes: tile(zoom, x, y, options) });
    }
  }
  return tiles.toSorted((a, b) => a.id - b.id);
}

const headerSize = 127;

/**
 * A PMTiles archive, version 3, of tiles in Protomaps' layers `earth`, `water` and `places`: not compressed, one
 * directory, tiles in the order of their numbers (github.com/protomaps/PMTiles, spec/v3).
 */
export function writeArchive(options: ArchiveOptions): Buffer {
  const tiles = encodeTiles(options);
  const directory = [
    ...varint(tiles.length),
    ...tiles.flatMap(({ id }, index) => varint(id - (tiles[index - 1]?.id ?? 0))),
    ...tiles.flatMap(() => varint(1)),
    ...tiles.flatMap(({ bytes }) => varint(bytes.length)),
    // 0 means that a tile follows the previous one; the first offset is 0, which is written as 1.
    ...tiles.flatMap((_, index) => varint(index === 0 ? 1 : 0)),
  ];
  const metadata = textBytes('{}');
  const data = tiles.flatMap(({ bytes }) => bytes);
  const header = Buffer.alloc(headerSize);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  const metadataAt = headerSize + directory.length;
  const dataAt = metadataAt + metadata.length;
  const sizes = [headerSize, directory.length, metadataAt, metadata.length, dataAt, 0, dataAt, data.length];
  for (const [index, size] of sizes.entries()) header.writeBigUInt64LE(BigInt(size), 8 + 8 * index);
  for (const index of [0, 1, 2]) header.writeBigUInt64LE(BigInt(tiles.length), 72 + 8 * index);
  const { zooms, area } = options;
  // Clustered; neither directories nor tiles are compressed; vector tiles.
  for (const [index, byte] of [1, 1, 1, 1, zooms.smallest, zooms.largest].entries())
    header.writeUInt8(byte, 96 + index);
  for (const [index, degrees] of [area.west, area.south, area.east, area.north].entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index);
  return Buffer.concat([header, Buffer.from(directory), Buffer.from(metadata), Buffer.from(data)]);
}
