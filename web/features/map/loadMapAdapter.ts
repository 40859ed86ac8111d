import type { MapSources } from '../../../contract/mapSources.ts';
import type { Language } from '../../../domain/languages.ts';
import type { ClusterMarkersOn } from './clusterMarkers.ts';
import type { MapAdapter, MapView } from './port.ts';

/** Which adapter shows a reader's map, and its options. */
export type MapMaker = { by: 'kakao'; key: string } | { by: 'tiles'; address: string } | { by: 'drawing' };

/** Kakao's labels are Korean only, so readers of other languages get tiles if they are configured. */
export function mapMakerFor({ tilesUrl, kakaoKey }: MapSources, language: Language): MapMaker {
  if (kakaoKey && (language === 'ko' || !tilesUrl)) return { by: 'kakao', key: kakaoKey };
  return tilesUrl ? { by: 'tiles', address: tilesUrl } : { by: 'drawing' };
}

/** The code of clusters, which only the maps of lists need. */
async function loadClusters({ clusters }: MapView): Promise<ClusterMarkersOn | undefined> {
  return clusters ? (await import('./clusterMarkers.ts')).clusterMarkersOn : undefined;
}

async function loadDrawnMap(view: MapView): Promise<MapAdapter> {
  const [{ leafletMap }, { readDrawing }, clusterMarkersOn] = await Promise.all([
    import('./leafletMap.ts'),
    import('./drawing.ts'),
    loadClusters(view),
  ]);
  return leafletMap(readDrawing(), clusterMarkersOn);
}

/**
 * Loads the code of a map adapter and the drawing in parallel. None of it is part of a page's first load, and each
 * adapter loads only its own code, with what the view needs.
 */
export async function loadMapAdapter(maker: MapMaker, view: MapView): Promise<MapAdapter> {
  if (maker.by === 'kakao') {
    const { kakaoMap } = await import('./kakao/kakaoMap.ts');
    return kakaoMap(maker.key, () => loadDrawnMap(view));
  }
  if (maker.by === 'tiles') {
    const [{ tileMap }, { readDrawing }, clusterMarkersOn] = await Promise.all([
      import('./tiles/tileMap.ts'),
      import('./drawing.ts'),
      loadClusters(view),
    ]);
    return tileMap(maker.address, readDrawing(), clusterMarkersOn);
  }
  return loadDrawnMap(view);
}
