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
    resultsElsewhere: '다른 분류에는 검색 결과가 있습니다.',
    resultsIn: (category: string, count: string) => `${category} ${count}`,
    otherWordHint: '다른 검색어를 입력해 보세요.',
    clearHint: '선택한 조건에 모두 맞는 곳이 없습니다.',
    showAll: '전체 장소 보기',
    noSuchTheme: '찾으시는 테마가 없습니다.',
    noSuchPage: '찾으시는 페이지가 없습니다.',
    lastPage: (pages: number) => `이 목록은 ${pages.toLocaleString('ko')}페이지까지 있습니다.`,
    firstPage: '첫 페이지로 가기',
    clear: '조건 초기화',
    more: '더 보기',
    loadingMore: '더 불러오는 중…',
    end: '모두 보셨습니다',
    page: (page: number) => `${page}페이지`,
  },
};

export type ListMessages = typeof ko;
