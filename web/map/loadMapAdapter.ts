import type { MapAdapter } from './port.ts';

/**
 * Loads the map's code and drawing, side by side. Here the choice of the adapter is made; today there is one.
 * Nothing of it belongs to a page's first load.
 */
export async function loadMapAdapter(): Promise<MapAdapter> {
  const [{ leafletMap }, { readDrawing }] = await Promise.all([
    import('./leafletMap.ts'),
    import('./drawing.ts'),
  ]);
  return leafletMap(readDrawing());
}
