import type { MapServiceMessages } from '../ko/mapServices.ts';

export const tw: MapServiceMessages = {
  openIn: '在地圖應用程式中開啟',
  naver: 'NAVER地圖',
  kakao: 'KakaoMap',
  google: 'Google地圖',
  leaves: '在新視窗開啟其他網站',
};
