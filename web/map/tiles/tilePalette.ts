/** The colours and the letters of a tile, as a canvas takes them. */
export interface TilePalette {
  land: string;
  forest: string;
  park: string;
  sand: string;
  water: string;
  waterName: string;
  building: string;
  road: string;
  roadEdge: string;
  highway: string;
  rail: string;
  ink: string;
  muted: string;
  halo: string;
  /** The families of the page's own letters. */
  font: string;
}

/** By the tokens of web/styles and the names that the map's sheet makes of them: light and dark come from there. */
const sources: Record<Exclude<keyof TilePalette, 'font'>, string> = {
  land: 'var(--map-land)',
  forest: 'color-mix(in oklab, var(--color-pine) 22%, var(--map-land))',
  park: 'color-mix(in oklab, var(--color-pine) 14%, var(--map-land))',
  sand: 'color-mix(in oklab, var(--color-sand) 60%, var(--color-surface))',
  water: 'var(--map-sea)',
  waterName: 'var(--color-sea)',
  building: 'color-mix(in oklab, var(--color-ink) 9%, var(--map-land))',
  road: 'var(--color-surface)',
  roadEdge: 'color-mix(in oklab, var(--color-ink) 22%, var(--map-land))',
  highway: 'color-mix(in oklab, var(--color-glow) 40%, var(--color-surface))',
  rail: 'var(--map-track)',
  ink: 'var(--color-ink)',
  muted: 'var(--color-muted)',
  halo: 'var(--map-land)',
};

/** The colours that hold within an element now. */
export function paletteOf(container: HTMLElement): TilePalette {
  const probe = document.createElement('span');
  probe.hidden = true;
  container.append(probe);
  const style = getComputedStyle(probe);
  const read = (source: string) => {
    // What the element computes, so that a canvas gets no variables.
    probe.style.color = source;
    return style.color;
  };
  const palette = {
    land: read(sources.land),
    forest: read(sources.forest),
    park: read(sources.park),
    sand: read(sources.sand),
    water: read(sources.water),
    waterName: read(sources.waterName),
    building: read(sources.building),
    road: read(sources.road),
    roadEdge: read(sources.roadEdge),
    highway: read(sources.highway),
    rail: read(sources.rail),
    ink: read(sources.ink),
    muted: read(sources.muted),
    halo: read(sources.halo),
    font: style.fontFamily,
  };
  probe.remove();
  return palette;
}
