import type { ClusterMarkersOn } from '../clusterMarkers.ts';
import type { Drawing } from '../drawing.ts';
import { drawnBase } from '../drawnBase.ts';
import { fallbackNoticeIn } from '../fallbackNotice.ts';
import { showStage } from '../leafletStage.ts';
import type { MapAdapter } from '../port.ts';
import { tileBase } from './tileBase.ts';

/** Vector tiles of an archive, shown by Leaflet; our own drawing before they are loaded and if they fail. */
export function tileMap(address: string, drawing: Drawing, clusterMarkersOn?: ClusterMarkersOn): MapAdapter {
  return {
    show: async (container, first, listener) => {
      let { language } = first;
      let hasFallenBack = false;
      const base = tileBase({
        address,
        fallback: drawnBase(drawing),
        onFallback: () => {
          hasFallenBack = true;
          notice.say(language);
        },
      });
      const shown = showStage(container, first, { base, clusterMarkersOn, listener });
      const notice = fallbackNoticeIn(container);
      return {
        update: (view) => {
          language = view.language;
          if (hasFallenBack) notice.say(language);
          shown.update(view);
        },
        destroy: shown.destroy,
      };
    },
  };
}
