/**
 * The colours of a tile, by the variables that the map's style sheet derives from the tokens: light and dark follow
 * from there.
 */
const colours = {
  land: 'var(--map-land)',
  upland: 'var(--map-upland)',
  wood: 'var(--map-wood)',
  urban: 'var(--map-urban)',
  beach: 'var(--map-beach)',
  sea: 'var(--map-sea)',
  seaName: 'var(--color-sea)',
  building: 'color-mix(in oklab, var(--color-ink) 6%, var(--map-urban))',
  side: 'var(--map-side)',
  street: 'var(--map-street)',
  regional: 'var(--map-regional)',
  national: 'var(--map-national)',
  expressway: 'var(--map-expressway)',
  track: 'var(--map-track)',
  ink: 'var(--color-ink)',
  muted: 'var(--color-muted)',
} as const;

type Colour = keyof typeof colours;

/** Paint values of a tile in the canvas's format. */
export interface TilePalette {
  colour: (name: Colour) => string;
  /** The page's own font families. */
  font: string;
}

/** The colours currently in effect inside an element. */
export function readPalette(container: HTMLElement): TilePalette {
  const probe = document.createElement('span');
  probe.hidden = true;
  container.append(probe);
  const style = getComputedStyle(probe);
  const font = style.fontFamily;
  const read = new Map<string, string>();
  for (const [name, source] of Object.entries(colours)) {
    // Computed values, since a canvas does not resolve CSS variables.
    probe.style.color = source;
    read.set(name, style.color);
  }
  probe.remove();
  return { colour: (name) => read.get(name) ?? '', font };
}
