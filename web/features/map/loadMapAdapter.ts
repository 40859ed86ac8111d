import type { Language } from '../../../contract/languages.ts';
import type { MapSources } from '../../../contract/mapSources.ts';
import type { MapAdapter } from './port.ts';

/** Who makes a reader's map, and what they need for it. */
export type MapMaker = { by: 'kakao'; key: string } | { by: 'tiles'; address: string } | { by: 'drawing' };

/** Kakao writes names in Korean alone, so that readers of other languages get tiles where there are any. */
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
 * Loads the code of a maker's map and the drawing, side by side. Nothing of it belongs to a page's first load, and
 * nothing of one maker is loaded for another.
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
