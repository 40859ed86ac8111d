/** Words of the list pages in Korean; the other languages have exactly these keys (a missing one fails the type check). */
export const ko = {
  list: {
    title: { tour: '강릉 관광지', restaurant: '강릉 맛집', accommodation: '강릉 숙소' },
    searchTitle: (word: string) => `‘${word}’ 검색 결과`,
    description: '강릉에서 갈 만한 곳을 테마별로 골라 보세요. 지도와 운영 시간, 주소도 함께 볼 수 있습니다.',
    category: '분류',
    hasResults: '검색 결과 있음',
    themes: '테마',
    count: (count: number) => `${count.toLocaleString('ko')}곳`,
    sort: '정렬',
    popular: '인기순',
    name: '이름순',
    openNow: '지금 운영 중',
    openCount: (count: string, time: string) => `지금 운영 중 ${count} (한국 시각 ${time} 기준)`,
    leftOut: (count: number) => `운영 시간을 확인하지 못한 ${count.toLocaleString('ko')}곳은 빠져 있습니다.`,
    nearest: '가까운 순',
    nearestNeedsPlace:
      '가까운 순으로 보려면 ‘내 위치에서 거리’를 눌러 주세요. 그전까지는 인기순으로 보여 드립니다.',
    places: '장소',
    map: '지도',
    noResultsHint: '다른 검색어를 입력하거나 선택한 조건을 해제해 보세요.',
    clear: '조건 초기화',
    more: '더 보기',
    loadingMore: '더 불러오는 중…',
    end: '모두 보셨습니다',
    page: (page: number) => `${page}페이지`,
    onMap: {
      title: '목록에 있는 장소 지도',
      loading: '지도를 불러오고 있습니다…',
      zoomIn: '확대',
      zoomOut: '축소',
      chosen: '선택한 장소',
    },
  },
};

export type ListMessages = typeof ko;
