import type { MapSources } from '../../../contract/mapSources.ts';
import type { Language } from '../../../domain/languages.ts';
import type { MapAdapter } from './port.ts';

/** Which adapter shows a reader's map, and its options. */
export type MapMaker = { by: 'kakao'; key: string } | { by: 'tiles'; address: string } | { by: 'drawing' };

/** Kakao's labels are Korean only, so readers of other languages get tiles if they are configured. */
export function mapMakerFor({ tilesUrl, kakaoKey }: MapSources, language: Language): MapMaker {
  if (kakaoKey && (language === 'ko' || !tilesUrl)) return { by: 'kakao', key: kakaoKey };
  return tilesUrl ? { by: 'tiles', address: tilesUrl } : { by: 'drawing' };
}

async function loadDrawnMap(): Promise<MapAdapter> {
  const [{ leafletMap }, { readDrawing }] = await Promise.all([
    import('./leafletMap.ts'),
    import('./drawing.ts'),
  ]);
  return leafletMap(readDrawing());
}

/**
 * Loads the code of a map adapter and the drawing in parallel. None of it is part of a page's first load, and each
 * adapter loads only its own code.
 */
export async function loadMapAdapter(maker: MapMaker): Promise<MapAdapter> {
  if (maker.by === 'kakao') {
    const { kakaoMap } = await import('./kakao/kakaoMap.ts');
    return kakaoMap(maker.key, loadDrawnMap);
  }
  if (maker.by === 'tiles') {
    const [{ tileMap }, { readDrawing }] = await Promise.all([
      import('./tiles/tileMap.ts'),
      import('./drawing.ts'),
    ]);
    return tileMap(maker.address, readDrawing());
  }
  return loadDrawnMap();
}
