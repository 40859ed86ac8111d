import type { MapServiceMessages } from '../ko/mapServices.ts';

export const en: MapServiceMessages = {
  openIn: 'Open in a map app',
  naver: 'Naver Map',
  kakao: 'KakaoMap',
  google: 'Google Maps',
  leaves: 'opens another site in a new window',
};
