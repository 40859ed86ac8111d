import type { MapServiceMessages } from '../ko/mapServices.ts';

export const cn: MapServiceMessages = {
  openIn: '在地图应用中打开',
  naver: 'NAVER地图',
  kakao: 'Kakao地图',
  google: 'Google地图',
  leaves: '在新窗口中打开其他网站',
};
