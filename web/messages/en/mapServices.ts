import type { MapServiceWords } from '../ko/mapServices.ts';

export const en: MapServiceWords = {
  openIn: 'Open in a map app',
  naver: 'Naver Map',
  kakao: 'KakaoMap',
  google: 'Google Maps',
  leaves: 'opens another site in a new window',
};
