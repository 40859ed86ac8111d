import type { MapServiceWords } from '../ko/mapServices.ts';

export const ja: MapServiceWords = {
  openIn: '地図アプリで開く',
  naver: 'NAVERマップ',
  kakao: 'カカオマップ',
  google: 'Google マップ',
  leaves: '新しいウィンドウで別のサイトが開きます',
};
