import type { Language } from '../../../domain/languages.ts';
import type { MapPoint } from './port.ts';

/** A feature of a drawing in content/map. */
export interface MapFeature {
  kind: string;
  /** The smallest zoom at which the name is shown; for a road, also its line. */
  zoom: number;
  name: Record<Language, string> | null;
  /** A road's number, as on its signs. */
  ref: string | null;
  shape: 'point' | 'line' | 'area';
  points: MapPoint[];
}

/** A feature as it is loaded: what is missing is 0, null or no points. */
export interface DrawnFeature
  extends Pick<MapFeature, 'kind' | 'shape'>,
    Partial<Pick<MapFeature, 'zoom' | 'name' | 'ref'>> {
  /** See readSteps; roads have theirs in domain/tour/drawnRoads.ts. */
  steps?: string;
}
