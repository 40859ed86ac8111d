import { n } from '../brush.ts';

/** A broken line with square ends: tiles, joints, railings. `pattern` is lengths of dash and gap in turn. */
export function dashed(path: string, stroke: string, width: number, pattern: string): string {
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-dasharray="${pattern}"/>`;
}

/** Round dots along a line, `width` across, `apart` from middle to middle: heads, cabbages, lamps. */
export function dots(path: string, stroke: string, width: number, apart: number): string {
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-dasharray="0 ${n(apart)}"/>`;
}

/** A part that lets what is behind it shine through: light in the air, a reflection. `part` 1 hides all. */
export function veil(drawing: string, part: number): string {
  return `<g opacity="${part}">${drawing}</g>`;
}
