import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapServiceAddress, mapServices } from './mapServices.ts';

const at = { lat: 37.80573, lng: 128.90744 };
/** Names with characters that have a special meaning in URLs. */
const hardNames = [
  '경포대, 강릉',
  '카페/빵집',
  '솔 & 바다',
  '오죽헌 (烏竹軒)',
  '100% 커피',
  '%2C,%2F',
  '?a=b#c;d\\e',
];

describe('URLs of the map services', () => {
  it('contain the Korean name and the position, over https', () => {
    const spot = { koreanName: '경포해변', ...at };
    const name = '%EA%B2%BD%ED%8F%AC%ED%95%B4%EB%B3%80';
    expect(mapServices.map((service) => mapServiceAddress(service, spot))).toEqual([
      `https://map.naver.com/?lng=128.90744&lat=37.80573&title=${name}`,
      `https://map.kakao.com/link/map/${name},37.80573,128.90744`,
      `https://www.google.com/maps/search/?api=1&query=${name}%2037.80573%2C128.90744`,
    ]);
  });

  it.each(hardNames)('%s reaches Naver and Google whole', (koreanName) => {
    const naver = new URL(mapServiceAddress('naver', { koreanName, ...at }));
    expect(Object.fromEntries(naver.searchParams)).toEqual({
      lng: '128.90744',
      lat: '37.80573',
      title: koreanName,
    });
    expect(naver.hash).toBe('');
    const google = new URL(mapServiceAddress('google', { koreanName, ...at }));
    expect(Object.fromEntries(google.searchParams)).toEqual({
      api: '1',
      query: `${koreanName} 37.80573,128.90744`,
    });
  });

  it.each(hardNames)('%s leaves Kakao its two commas and its one part of the path', (koreanName) => {
    const { pathname, search, hash } = new URL(mapServiceAddress('kakao', { koreanName, ...at }));
    const [name = '', ...position] = decodeURIComponent(pathname.replace('/link/map/', '')).split(',');
    expect(position).toEqual(['37.80573', '128.90744']);
    expect(name).not.toMatch(/[/%]/);
    expect(search + hash).toBe('');
  });

  it('pass such a name to Kakao without these characters', () => {
    const named = (koreanName: string) =>
      decodeURIComponent(mapServiceAddress('kakao', { koreanName, ...at })).split('/map/')[1];
    expect(named('경포대, 강릉')).toBe('경포대 강릉,37.80573,128.90744');
    expect(named('카페/빵집')).toBe('카페 빵집,37.80573,128.90744');
    expect(named('오죽헌 (烏竹軒)')).toBe('오죽헌 (烏竹軒),37.80573,128.90744');
    expect(named('솔 & 바다')).toBe('솔 & 바다,37.80573,128.90744');
  });

  it('never lead to another site, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (koreanName) => {
        const hosts = mapServices.map(
          (service) => new URL(mapServiceAddress(service, { koreanName, ...at })),
        );
        expect(hosts.map(({ host }) => host)).toEqual(['map.naver.com', 'map.kakao.com', 'www.google.com']);
      }),
    );
  });
});
