/** Words of every page in Korean; the other languages have exactly these keys (a missing one fails the type check). */
export const ko = {
  brand: '솔바다',
  shell: {
    skip: '본문으로 바로 가기',
    back: '뒤로',
    language: '언어',
    search: '검색',
    logIn: '로그인',
    greeting: (nickname: string) => `${nickname}님, 안녕하세요`,
    main: '주 메뉴',
    explore: '둘러보기',
    myPlan: '내 여행',
    support: '고객센터',
    backToTop: '맨 위로',
    close: '닫기',
    loading: '불러오는 중…',
    retry: '다시 시도',
    unableToRetrieve: '응답을 받지 못했습니다.',
    offline: '인터넷에 연결되어 있지 않습니다. 연결되면 이어서 보실 수 있습니다.',
    picture: (index: number, count: number) => `그림 ${index} / ${count}`,
    previous: '이전',
    next: '다음',
    seeAll: '모두 보기',
  },
  categories: { tour: '관광지', restaurant: '맛집', accommodation: '숙소' },
  search: {
    searchPlaces: '장소 검색',
    searchHint: '장소, 지역, 메뉴를 검색해 보세요',
    suggestions: (count: number) => (count === 0 ? '추천 검색어가 없습니다' : `추천 ${count}개`),
    topics: '이런 주제는 어떠세요?',
    noResults: '검색 결과가 없습니다.',
  },
  notFound: {
    title: '찾을 수 없는 페이지입니다',
    text: '주소가 바뀌었거나 없어진 장소일 수 있습니다.',
    home: '처음으로',
  },
  failure: {
    title: '페이지를 불러오지 못했습니다',
    text: '잠시 문제가 생겼습니다. 곧 다시 시도합니다.',
    reference: '문의 번호',
  },
  footer: {
    company: '사업자 정보',
    sample: '예시 값: 운영자가 설정으로 바꿉니다',
    sources: '장소 자료: 한국관광공사 TourAPI(공공데이터)',
  },
};

export type ShellMessages = typeof ko;
