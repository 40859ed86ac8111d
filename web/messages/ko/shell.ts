import type { TourOffer } from '../../../domain/tickets/tourOffer.ts';

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
    myAccount: '내 계정',
    myTickets: '내 이용권',
    logOut: '로그아웃',
    loggedOutHere: '이 기기에서 로그아웃했습니다. 서버에 연결되는 대로 로그인 상태를 종료합니다.',
    placesStay: '담은 장소는 이 기기에 남아 있습니다.',
    clearPlaces: '담은 장소 지우기',
    placesCleared: '담은 장소를 모두 지웠습니다.',
    main: '주 메뉴',
    explore: '둘러보기',
    myPlan: '내 여행',
    support: '고객센터',
    backToTop: '맨 위로',
    close: '닫기',
    loading: '불러오는 중…',
    retry: '다시 시도',
    unableToRetrieve: '정보를 불러오지 못했습니다.',
    offline: '인터넷에 연결되어 있지 않습니다. 이 기기에 저장한 내용은 그대로 볼 수 있습니다.',
    languageOffline: '이 언어는 이 기기에 저장되어 있지 않습니다. 인터넷에 연결한 뒤 바꿔 주세요.',
    picture: (index: number, count: number) => `그림 ${count}장 중 ${index}번째`,
    previous: '이전',
    next: '다음',
    days: (first: string, last: string) => `${first}~${last}`,
    seeAll: '전체 보기',
    install: {
      title: '홈 화면에 솔바다를 설치하세요',
      button: '설치',
      refuse: '설치하지 않음',
      steps: [
        '공유 버튼을 누릅니다. 최신 Safari에서는 ‘…’ 메뉴 안에 있습니다.',
        '‘홈 화면에 추가’를 고릅니다.',
        '‘추가’를 누릅니다.',
      ],
    },
    mapServices: {
      openIn: '지도 앱에서 열기',
      naver: '네이버 지도',
      kakao: '카카오맵',
      google: 'Google 지도',
      leaves: '다른 사이트가 새 창에서 열립니다.',
    },
    tourOffer: ({ hours, price, people, hasDepartures }: TourOffer) =>
      `관광택시 · ${hours}시간 · 차 한 대 ${price}, 최대 ${people}명${hasDepartures ? '' : ' · 강릉역 출발'}`,
    distance: (metres: number) =>
      metres < 995 ? `${Math.round(metres / 10) * 10}m` : `${(metres / 1000).toFixed(1)}km`,
    choosing: {
      full: (max: number) =>
        `여행에는 장소를 ${max}곳까지 담을 수 있습니다. ‘내 여행’에서 한 곳을 빼면 이곳을 담을 수 있습니다.`,
      notKept: () => '이 기기에 저장하지 못했습니다. 브라우저의 저장 공간을 확인해 주세요.',
      openPlan: '내 여행 보기',
    },
    nearMe: {
      button: '내 위치 기준 거리',
      said: {
        asking: '현재 위치를 확인하는 중입니다…',
        near: '지금 계신 곳에서 잰 직선거리입니다. 위치 정보는 이 기기 밖으로 나가지 않습니다.',
        far: '강릉에서 60km 넘게 떨어져 계셔서 강릉역에서 잰 직선거리를 보여 드립니다.',
        refused:
          '위치 사용이 허용되지 않아 거리를 표시하지 않고, 순서도 바꾸지 않았습니다. 브라우저 설정에서 이 사이트의 위치 사용을 허용할 수 있습니다.',
        unavailable: '지금은 위치를 확인할 수 없어 거리를 표시하지 않고, 순서도 바꾸지 않았습니다.',
        late: '위치를 확인하는 데 시간이 너무 오래 걸려 거리를 표시하지 않고, 순서도 바꾸지 않았습니다. 다시 눌러 보세요.',
      },
    },
  },
  sandbox: {
    title: '체험 모드',
    text: '메일 발송, Google 로그인, 결제는 시험용으로만 동작합니다.',
    mails: '받은 메일 보기',
    close: '안내 숨기기',
  },
  categories: { tour: '관광지', restaurant: '맛집', accommodation: '숙소' },
  search: {
    searchPlaces: '장소 검색',
    searchHint: '장소, 지역, 메뉴 검색',
    suggestions: (count: number) => (count === 0 ? '추천 장소가 없습니다.' : `추천 장소 ${count}곳`),
    topics: '테마로 찾기',
    noResults: '검색 결과가 없습니다.',
  },
  notFound: {
    title: '페이지를 찾을 수 없습니다',
    text: '주소가 바뀌었거나 더 이상 안내하지 않는 장소일 수 있습니다.',
    home: '홈으로',
  },
  failure: {
    title: '페이지를 불러오지 못했습니다',
    text: '일시적인 문제가 생겼습니다. 잠시 후 자동으로 다시 시도합니다.',
    offline: '이 화면은 이 기기에 저장되어 있지 않습니다. 인터넷에 연결한 뒤 다시 시도해 주세요.',
    reference: '문의 번호',
  },
  footer: {
    terms: '이용약관',
    privacy: '개인정보 처리방침',
    accessibility: '웹 접근성',
    company: '사업자 정보',
    sample: '예시 정보입니다. 실제 정보는 운영자가 설정합니다.',
    sources: '장소 정보 출처: 한국관광공사 TourAPI(공공데이터)',
  },
};

export type ShellMessages = typeof ko;
