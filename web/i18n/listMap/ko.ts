/** Words of the list's map in Korean; the other languages have exactly these keys. */
export const ko = {
  title: '목록에 있는 장소 지도',
  loading: '지도를 불러오고 있습니다…',
  zoomIn: '확대',
  zoomOut: '축소',
  chosen: '선택한 장소',
};

export type ListMapWords = typeof ko;
