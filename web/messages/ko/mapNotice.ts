/** Notices of a map about itself, in Korean. It comes with the map's code, not with a page's part. */
export const ko = {
  fallback: '상세 지도를 불러오지 못해 솔바다가 직접 그린 지도를 보여 드립니다.',
};

export type MapNoticeMessages = typeof ko;
