import { describe, expect, it } from 'vitest';
import { languages } from '../../../domain/languages.ts';
import { mapMakerFor } from './loadMapAdapter.ts';
import { nameKeys } from './tiles/tileStyle.ts';

const tilesUrl = '/tiles/gangneung.pmtiles';
const kakaoKey = '0123456789abcdef0123456789abcdef';
const kakao = { by: 'kakao', key: kakaoKey };
const tiles = { by: 'tiles', address: tilesUrl };

describe('choice of the map adapter', () => {
  it.each(languages)('DESIGN 4: by what is configured, for a reader of %s', (language) => {
    expect(mapMakerFor({}, language)).toEqual({ by: 'drawing' });
    expect(mapMakerFor({ tilesUrl }, language)).toEqual(tiles);
    expect(mapMakerFor({ kakaoKey }, language)).toEqual(kakao);
    expect(mapMakerFor({ tilesUrl, kakaoKey }, language)).toEqual(language === 'ko' ? kakao : tiles);
  });

  it.each(languages)('DESIGN 4: every name is read at last as it stands on the spot, in %s', (language) => {
    expect(nameKeys[language]).toContain('name');
    expect(nameKeys[language]).toContain('name:en');
    expect(nameKeys[language][0]).toMatch(/^name:/);
  });
});
