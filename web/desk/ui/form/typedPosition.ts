import type { Position } from '../../../../domain/geography/distance.ts';

/** Latitude and longitude as map services give them to be pasted; NaN for what can't be read, null for nothing. */
export function typedPosition(typed: string): Position | null {
  const text = typed.trim();
  if (text === '') return null;
  const [lat = Number.NaN, lng = Number.NaN, ...rest] = text.split(/[\s,]+/).map(Number);
  return rest.length === 0 ? { lat, lng } : { lat: Number.NaN, lng: Number.NaN };
}
