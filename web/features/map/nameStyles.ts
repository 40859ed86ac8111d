interface NameStyle {
  /** Font size in px; equal to that in leafletMap.css. */
  size: number;
  /** Above this zoom the name is too coarse. */
  upTo?: number;
  /** How far below its point the name is drawn, in px, if the point has its own symbol. */
  below?: number;
  /** Drawn along its line, and repeated after this many px. */
  along?: number;
}

/** Kinds of names on the map. Among names of the same zoom, earlier kinds have priority. */
export const nameStyles: Readonly<Record<string, NameStyle>> = {
  city: { size: 17, upTo: 13 },
  station: { size: 12, below: 14 },
  town: { size: 13.5 },
  sea: { size: 19, upTo: 13 },
  lake: { size: 12 },
  beach: { size: 13 },
  pass: { size: 11.5, below: 13 },
  peak: { size: 11.5, below: 13 },
  park: { size: 12.5, upTo: 15 },
  district: { size: 12.5 },
  river: { size: 11.5, along: 700 },
  stream: { size: 11.5, along: 700 },
  junction: { size: 10.5, below: 12 },
  rail: { size: 10.5, along: 900 },
  street: { size: 11, along: 520 },
  national: { size: 11, along: 900 },
  expressway: { size: 11, along: 900 },
};

const order = Object.keys(nameStyles);

/** Smaller values are placed first. */
export function namePriority(kind: string, zoom: number): number {
  return zoom * 100 + order.indexOf(kind);
}

/** The minimum zoom of names whose features do not define one. */
export const minZoomByKind: Readonly<Record<string, number>> = {
  rail: 13,
  street: 14,
  national: 14,
  expressway: 13,
};
