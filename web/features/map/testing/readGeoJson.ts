import { byLanguage, type Language } from '../../../../domain/languages.ts';
import { isRecord } from '../../../shared/isRecord.ts';
import type { MapFeature } from '../mapFeature.ts';
import type { MapPoint } from '../port.ts';

function asList(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error('a map drawing lacks a list');
  return value;
}

function parsePoint(value: unknown): MapPoint {
  const [lng, lat] = asList(value);
  if (typeof lng !== 'number' || typeof lat !== 'number') throw new Error('a map drawing lacks a coordinate');
  return { lat, lng };
}

function readName(value: unknown): Record<Language, string> | null {
  if (value === undefined) return null;
  return byLanguage((language) => {
    const text = isRecord(value) ? value[language] : undefined;
    if (typeof text !== 'string' || text === '') throw new Error(`a name on the map lacks ${language}`);
    return text;
  });
}

function parseFeature(value: unknown): MapFeature {
  if (!isRecord(value) || !isRecord(value.properties) || !isRecord(value.geometry)) {
    throw new Error('a map drawing holds something that is not a feature');
  }
  const { kind, zoom = 0, name, ref = null } = value.properties;
  const { type, coordinates } = value.geometry;
  if (typeof kind !== 'string' || typeof zoom !== 'number')
    throw new Error('a map feature lacks its kind or zoom');
  if (ref !== null && typeof ref !== 'string')
    throw new Error('a road on the map has a number that is no text');
  const common = { kind, zoom, ref, name: readName(name) };
  if (type === 'Point') return { ...common, shape: 'point', points: [parsePoint(coordinates)] };
  if (type === 'LineString') return { ...common, shape: 'line', points: asList(coordinates).map(parsePoint) };
  // Our areas have no holes: the first ring is the whole outline.
  if (type === 'Polygon')
    return { ...common, shape: 'area', points: asList(asList(coordinates)[0]).map(parsePoint) };
  throw new Error(`a map feature has the shape ${String(type)}, which nothing draws`);
}

/** Parses one drawing of content/map. Throws if it is invalid. */
export function readGeoJson(text: string): MapFeature[] {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value)) throw new Error('a map drawing is not an object');
  return asList(value.features).map(parseFeature);
}
