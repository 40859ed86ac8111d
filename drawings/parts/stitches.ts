import { n } from '../brush.ts';

/** A dashed line with square ends: tiles, joints, railings. `pattern` alternates the lengths of dash and gap. */
export function dashed(path: string, stroke: string, width: number, pattern: string): string {
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-dasharray="${pattern}"/>`;
}

/** A dotted line: dots `width` across, `apart` between their centres; heads, cabbages, lamps. */
export function dots(path: string, stroke: string, width: number, apart: number): string {
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-dasharray="0 ${n(apart)}"/>`;
}

/** A translucent part: light in the air, a reflection. `part` is its opacity. */
export function veil(drawing: string, part: number): string {
  return `<g opacity="${part}">${drawing}</g>`;
}
