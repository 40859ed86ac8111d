/** A day, or a month without its day. */
export interface CheckDate {
  readonly year: number;
  readonly month: number;
  readonly day?: number | undefined;
}

/** Words about opening hours: restaurants and shops 영업, everything else 운영. */
const openingTexts = (verb: '영업' | '운영', hours: string) => ({
  hours,
  hoursUnknown: `등록된 ${hours}이 없습니다.`,
  /** The days are known, the times are not. */
  openEveryDay: `매일 ${verb}`,
  openOn: (days: string) => `${days}요일 ${verb}`,
  timesUnknown: '여닫는 시간은 등록되어 있지 않습니다.',
  checkFirst: `${hours}과 휴무일은 바뀔 수 있으니 방문 전에 확인해 주세요.`,
  openAllDay: `${verb} 중 · 24시간`,
  openUntil: (time: string) => `${verb} 중 · ${time}까지`,
  closed: `${verb} 종료`,
  opensToday: (time: string) => `${verb} 전 · 오늘 ${time}에 엽니다`,
  opensTomorrow: (time: string) => `${verb} 종료 · 내일 ${time}에 엽니다`,
  opensOn: (day: string, time: string) => `${verb} 종료 · ${day} ${time}에 엽니다`,
  opensSomeTimeOn: (day: string) => `${verb} 종료 · ${day}에 엽니다`,
  unknown: `${hours} 확인 필요`,
});

/** Words of the place pages in Korean; the other languages have exactly these keys (a missing one fails the type check). */
export const ko = {
  place: {
    gallery: '그림',
    illustration: '실제 사진이 아닌 삽화입니다.',
    illustrationHere: '이 그림은 실제 사진이 아닌 삽화입니다.',
    photographBy: (credit: string) => `사진: ${credit}`,
    /** Names of the licences; of the company’s own photographs only the credit is shown. */
    licences: {
      kogl1: '공공누리 제1유형',
      kogl3: '공공누리 제3유형(변경금지)',
      cc0: 'CC0',
      ccBy: 'CC BY',
      ccBySa: 'CC BY-SA',
    },
    /** Where texts are not translated yet; they are never missing in Korean and English. */
    inEnglish: '아직 한국어로 옮기지 못한 내용은 영어로 보여 드립니다.',
    map: '지도',
    mapLabel: (name: string) => `${name} 위치`,
    mapLater: '지도를 움직이려면 자바스크립트가 필요합니다.',
    zoomIn: '확대',
    zoomOut: '축소',
    like: '좋아요',
    likeNeedsLogin: '마음에 드는 곳을 모아 두려면 로그인해 주세요.',
    likeFailed: '좋아요를 저장하지 못했습니다. 잠시 후 다시 눌러 주세요.',
    likeWaiting: '인터넷에 연결되면 반영됩니다.',
    addToJourney: '여행에 담기',
    inJourney: '내 여행에 담았습니다.',
    showDriver: '기사님께 보여 드리기',
    share: '공유',
    loading: '장소 정보를 불러오는 중입니다…',
    cannotLoad: '장소 정보를 불러올 수 없습니다.',
    points: '알아 두면 좋은 점',
    tags: '테마',
    noInfo: '등록된 정보가 없습니다.',
    noAddress: '등록된 주소가 없습니다.',
    address: '주소',
    koreanAddress: '한국어 주소',
    phone: '전화',
    noPhone: '등록된 전화번호가 없습니다.',
    fee: '입장료',
    feeText: (won: number) => (won === 0 ? '무료' : `어른 ${won.toLocaleString('ko')}원`),
    weekDays: { MON: '월', TUE: '화', WED: '수', THU: '목', FRI: '금', SAT: '토', SUN: '일' },
    everyDay: '매일',
    /** Days or times from first to last. */
    dayRange: (first: string, last: string) => `${first}~${last}`,
    timeRange: (opens: string, closes: string) => `${opens}~${closes}`,
    /** The last month may be in the next year. */
    months: (first: number, last: number) =>
      first > last ? `${first}월~다음 해 ${last}월` : `${first}~${last}월`,
    list: (parts: readonly string[]) => parts.join(', '),
    closedOn: (days: readonly string[]) => `${days.join('·')}요일 휴무`,
    allDay: '24시간',
    hoursDoubtful: '확실하지 않은 정보입니다. 방문 전에 꼭 확인해 주세요.',
    checked: {
      on: ({ year, month, day }: CheckDate) => `${year}년 ${month}월${day ? ` ${day}일` : ''} 확인`,
      overAYearAgo: (checked: string) => `${checked} (1년 넘음)`,
      undated: (facts: readonly string[]) => `확인 날짜 없음: ${facts.join(', ')}`,
    },
    light: {
      heading: '해돋이와 해넘이',
      where: '해는 바다에서 떠오르고, 저녁에는 해넘이 시각보다 조금 일찍 산 뒤로 넘어갑니다.',
      day: '날짜',
      today: '오늘',
      tourDay: '여행하는 날',
      sunrise: '해돋이',
      sunset: '해넘이',
      leave: (time: string) => `해돋이를 보려면 늦어도 ${time}에는 강릉역에서 출발해야 합니다.`,
      leaveTomorrow: (time: string) => `내일 해돋이를 보려면 늦어도 ${time}에는 강릉역에서 출발해야 합니다.`,
      drive: (minutes: number, before: number) =>
        `차로 약 ${minutes}분 걸리며, 해 뜨기 ${before}분 전에 도착하도록 계산한 시각입니다.`,
    },
    nearby: '가까운 곳',
    credit: '출처: 한국관광공사(TourAPI) 및 공개 정보. 그림: 솔바다.',
    copy: '복사',
    copied: '복사됨',
    report: {
      open: '잘못된 정보가 있나요?',
      offline: '잘못된 정보를 알리려면 인터넷에 연결해 주세요.',
    },
    shared: {
      copied: '링크를 복사했습니다.',
      notCopied: (address: string) => `링크를 복사하지 못했습니다. 직접 복사해 주세요: ${address}`,
    },
    opening: {
      shop: openingTexts('영업', '영업시간'),
      stay: openingTexts('운영', '운영 시간'),
      sight: openingTexts('운영', '운영 시간'),
      weekDays: {
        MON: '월요일',
        TUE: '화요일',
        WED: '수요일',
        THU: '목요일',
        FRI: '금요일',
        SAT: '토요일',
        SUN: '일요일',
      },
    },
  },
};

export type PlaceMessages = typeof ko;
