/** 1 to 12 as Koreans count people and hours. */
export const nativeNumbers = [
  '한',
  '두',
  '세',
  '네',
  '다섯',
  '여섯',
  '일곱',
  '여덟',
  '아홉',
  '열',
  '열한',
  '열두',
] as const;

/** The part of the day that is said with an hour (0 to 23) on the 12-hour clock. */
export function dayPart(hour: number): string {
  if (hour === 0) return '밤';
  if (hour < 6) return '새벽';
  if (hour < 12) return '오전';
  return hour === 12 ? '낮' : '오후';
}

/** A chosen value as it is written in a sentence: spoken Korean, not the guide's 09:00. */
const values = {
  minutes: (minutes: number): string => `${minutes}분`,
  /** Minutes since midnight. */
  time: (time: number): string => {
    const hour = Math.floor(time / 60);
    const minute = time % 60;
    return `${dayPart(hour)} ${hour % 12 || 12}시${minute === 0 ? '' : ` ${minute}분`}`;
  },
  people: (count: number): string => `${nativeNumbers[count - 1] ?? count} 명`,
  won: (won: number): string =>
    won % 10_000 === 0 ? `${won / 10_000}만 원` : `${won.toLocaleString('en-US')}원`,
};

/**
 * Words of the two-way board in Korean; the other languages have exactly these keys. The sentences and answers are shown
 * in Korean in every language, because they are what is said; the other languages contain their meanings.
 */
export const ko = {
  talk: {
    title: '기사님과 대화하기',
    description:
      '관광택시에서 자주 쓰는 말 30가지를 기사님께 큰 글씨로 보여 드리고, 기사님의 답도 화면에서 읽을 수 있습니다.',
    lead: '할 말을 누르면 큰 글씨로 나옵니다. 화면을 기사님께 보여 드리세요.',
    driverLead: '기사님이 먼저 하실 말씀이 있으면 눌러 주세요.',
    answersLead: '기사님께 보여 드리세요. 기사님이 누르신 답이 큰 글씨로 나옵니다.',
    kept: '이 기기에 저장했습니다. 인터넷 없이도 열립니다.',
    jump: '상황',
    answer: '답하기',
    all: '전체 문장',
    next: '다음 문장',
    play: '한국어로 듣기',
    labels: {
      minutes: '분',
      hour: '시',
      minute: '분',
      people: '인원',
      tenThousands: '만 원 단위',
      thousands: '천 원 단위',
      hundreds: '백 원 단위',
      less: '줄이기',
      more: '늘리기',
    },
    situations: {
      go: '가는 곳',
      stop: '세우기와 기다리기',
      time: '시간',
      photo: '사진',
      comfort: '화장실과 온도',
      help: '아플 때와 위급할 때',
      pay: '요금',
      end: '돌아가기와 인사',
    },
    values,
    sentences: {
      goHere: '보여 드리는 주소로 가 주세요.',
      nextPlace: '다음 장소로 가 주세요.',
      seaRoad: '해안도로로 가 주세요.',
      changeOrder: '방문 순서를 바꿔도 되나요?',
      people: (people: string) => `인원은 ${people}입니다.`,
      stopHere: '여기서 세워 주세요.',
      waitMinutes: (minutes: string) => `여기서 ${minutes}만 기다려 주세요.`,
      comeBack: (time: string) => `${time}에 여기로 다시 와 주세요.`,
      luggage: '짐을 차에 두고 내려도 되나요?',
      shop: '편의점에 잠깐 들러 주세요.',
      slower: '조금만 천천히 가 주세요.',
      howLong: '거기까지 얼마나 걸리나요?',
      stayMinutes: (minutes: string) => `여기서 ${minutes} 정도 둘러보고 싶어요.`,
      whenLeave: '몇 시에 출발해야 하나요?',
      arriveBy: (time: string) => `강릉역에 ${time}까지 도착해야 합니다.`,
      extend: (minutes: string) => `투어를 ${minutes} 연장할 수 있나요?`,
      takePhoto: '사진 좀 찍어 주세요.',
      photoStop: '사진을 찍게 잠깐 세워 주세요.',
      toilet: '화장실에 들러 주세요.',
      cold: '추운데 히터 좀 켜 주세요.',
      hot: '더운데 에어컨 좀 켜 주세요.',
      carSick: '멀미가 납니다. 잠깐 세워 주세요.',
      hospital: '몸이 아픕니다. 병원으로 가 주세요.',
      emergency: '도와주세요. 119에 전화해 주세요.',
      howMuch: '요금이 얼마인가요?',
      isItWon: (won: string) => `모두 ${won}인가요?`,
      card: '카드로 결제할 수 있나요?',
      paid: '요금은 이미 결제했습니다.',
      station: '강릉역으로 돌아가 주세요.',
      thanks: '감사합니다. 덕분에 즐거웠습니다.',
    },
    answers: {
      yes: '네.',
      no: '아니요.',
      fine: '네, 알겠습니다.',
      notPossible: '죄송하지만 안 됩니다.',
      minutes: (minutes: string) => `${minutes} 걸립니다.`,
      won: (won: string) => `${won}입니다.`,
      paidAlready: '요금은 이미 결제되었습니다.',
      ticket: '이용권을 보여 주세요.',
      seatBelt: '안전벨트를 매 주세요.',
      letsGo: '이제 출발하겠습니다.',
      traffic: '길이 막힙니다.',
      quicker: '이 길이 더 빠릅니다.',
      arrived: '도착했습니다.',
      waitingHere: '여기서 기다리겠습니다.',
      backAt: (time: string) => `${time}에 여기로 다시 오겠습니다.`,
      returnBy: (time: string) => `${time}까지 돌아와 주세요.`,
      takeTime: '천천히 다녀오세요.',
      noParking: '여기에는 주차할 수 없습니다.',
      waitHere: '여기서 기다려 주세요.',
      closed: '지금은 문을 닫았습니다.',
      enjoy: '남은 여행도 즐겁게 보내세요.',
      notUnderstood: '죄송하지만 무슨 말씀인지 모르겠습니다.',
    },
  },
};

export type TalkMessages = typeof ko;

/** Controls that the driver presses, Korean in every language. */
export const driverControls = {
  answer: '답하기',
  choose: '답을 골라 눌러 주세요.',
  otherAnswer: '다른 답',
} as const;
