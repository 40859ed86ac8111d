/** Words of the home pages in Korean; the other languages have exactly these keys (a missing one fails the type check). */
export const ko = {
  home: {
    title: '솔바다 – 강릉 여행 가이드와 여행 계획',
    description:
      '강릉의 관광지와 맛집, 숙소를 여러 언어로 소개합니다. 가고 싶은 곳을 골라 하루 일정을 짤 수 있습니다.',
    heading: '소나무와 바다, 강릉',
    intro: '여행 안내부터 일정 짜기, 관광택시까지 한곳에서.',
    stays: '추천 숙소',
    /** The button that pauses the pictures, which change by themselves, and starts them again. */
    rotation: { pause: '자동 넘김 멈추기', play: '자동 넘김 시작' },
    topFive: '인기 TOP 5',
    topFiveLead: '강릉이 처음이라면 먼저 들러 볼 곳',
    seeAll: (topic: string) => `${topic} 전체 보기`,
    count: (count: number) => `${count.toLocaleString('ko')}곳`,
    openNow: '지금 운영 중인 곳',
    banners: '여행 안내',
    bannersTitle: '여행을 떠나기 전에',
    bannersLead: '축제 일정과 기차표는 공식 사이트에서 확인하세요.',
    festivals: { title: '지금, 그리고 곧 열리는 축제', now: '진행 중', soon: '곧 시작', site: '공식 사이트' },
    newWindow: '새 창에서 열림',
    bannerItems: {
      city: { title: '강릉 관광 안내', text: '강릉시가 전하는 축제와 행사 소식' },
      national: { title: '대한민국 구석구석', text: '한국관광공사의 전국 여행 정보' },
      railway: { title: 'KTX로 강릉까지', text: '열차 시간표와 승차권은 코레일에서' },
    },
  },
};

export type HomeMessages = typeof ko;
