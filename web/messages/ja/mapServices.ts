import type { MapServiceMessages } from '../ko/mapServices.ts';

export const ja: MapServiceMessages = {
  openIn: '地図アプリで開く',
  naver: 'NAVERマップ',
  kakao: 'カカオマップ',
  google: 'Google マップ',
  leaves: '新しいウィンドウで別のサイトが開きます',
};
