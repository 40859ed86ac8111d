import { n } from '../brush.ts';

/** A dashed line with square ends: a row of windows, sleepers under rails, palings. */
export function dashes(
  path: string,
  stroke: string,
  { width, on, off }: { width: number; on: number; off: number },
): string {
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-dasharray="${n(on)} ${n(off)}"/>`;
}
