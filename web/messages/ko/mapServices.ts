/** Words of the links to map services in Korean. They come with those links, not with a page's part. */
export const ko = {
  openIn: '지도 앱에서 열기',
  naver: '네이버 지도',
  kakao: '카카오맵',
  google: 'Google 지도',
  leaves: '다른 사이트가 새 창에서 열립니다.',
};

export type MapServiceMessages = typeof ko;
