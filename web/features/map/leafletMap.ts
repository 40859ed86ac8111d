import type { ClusterMarkersOn } from './clusterMarkers.ts';
import type { Drawing } from './drawing.ts';
import { drawnBase } from './drawnBase.ts';
import { showStage } from './leafletStage.ts';
import type { MapAdapter } from './port.ts';

/** The built-in map: our own drawing, shown by Leaflet. */
export function leafletMap(drawing: Drawing, clusterMarkersOn?: ClusterMarkersOn): MapAdapter {
  return {
    show: async (container, view, listener) =>
      showStage(container, view, { base: drawnBase(drawing), clusterMarkersOn, listener }),
  };
}
