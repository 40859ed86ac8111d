import type { ClusterMarkersOn } from './clusterMarkers.ts';
import type { Drawing } from './drawing.ts';
import { drawnBase } from './drawnBase.ts';
import { showStage } from './leafletStage.ts';
import type { MapAdapter, MapView } from './port.ts';
import { createRoadWay } from './roadWay.ts';

/** The built-in map: our own drawing, shown by Leaflet. A route follows the drawn roads. */
export function leafletMap(drawing: Drawing, clusterMarkersOn?: ClusterMarkersOn): MapAdapter {
  const alongRoads = createRoadWay(drawing.roads);
  const onRoads = (view: MapView): MapView => (view.line ? { ...view, line: alongRoads(view.line) } : view);
  return {
    show: async (container, view, listener) => {
      const shown = showStage(container, onRoads(view), {
        base: drawnBase(drawing),
        clusterMarkersOn,
        listener,
      });
      return { ...shown, update: (next) => shown.update(onRoads(next)) };
    },
  };
}
