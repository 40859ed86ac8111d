/** Words of the cards for the driver in Korean; the other languages have exactly these keys. */
export const ko = {
  driver: {
    title: '기사님께 보여 드리는 카드',
    planTitle: '기사님께 보여 드리는 여행 일정',
    description:
      '갈 곳을 큰 한글로 적은 카드를 택시 기사님께 보여 드리세요. 한 번 열어 두면 인터넷 없이도 열립니다.',
    loading: '카드를 불러오는 중입니다…',
    /** The meaning of the sentence that the driver reads, for the visitor who shows it. */
    goHere: '이곳으로 가 주세요.',
    address: '주소',
    phone: '전화',
    noAddress: '등록된 주소가 없습니다.',
    noPhone: '등록된 전화번호가 없습니다.',
    talk: '기사님과 대화하기',
    stops: '전체 순서',
    empty: '아직 담은 장소가 없습니다. 먼저 가고 싶은 곳을 담아 주세요.',
    ticket: (day: string) => `${day} 이용권`,
    findPlaces: '장소 찾기',
    gone: '더 이상 안내하지 않는 곳입니다.',
    allGone: '담은 장소는 모두 더 이상 안내하지 않습니다.',
    kept: '이 기기에 저장했습니다. 인터넷 없이도 열립니다.',
    offline: '오프라인: 이 기기에 저장한 카드입니다.',
  },
};

export type DriverMessages = typeof ko;
