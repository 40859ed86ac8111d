import type { TourOffer } from '../../../domain/tickets/tourOffer.ts';

/** Words of the page about the tour taxi in Korean; the other languages have exactly these keys. */
export const ko = {
  tourTaxi: {
    title: '관광택시',
    documentTitle: ({ hours, price }: TourOffer) => `강릉 관광택시, ${hours}시간에 ${price}`,
    lead: ({ hours }: TourOffer) =>
      `기사님이 운전하는 택시를 ${hours}시간 동안 이용합니다. 가고 싶은 곳과 순서를 직접 정하면 기사님이 차례대로 모셔다 드립니다.`,
    facts: {
      price: { name: '요금', value: ({ price }: TourOffer) => `차 한 대 ${price}` },
      length: { name: '이용 시간', value: ({ hours }: TourOffer) => `${hours}시간` },
      people: { name: '인원', value: ({ people }: TourOffer) => `최대 ${people}명` },
      start: {
        name: '출발',
        value: (place: string | null, first: string, last: string) =>
          `${place === null ? '' : `${place}, `}${first}~${last}`,
      },
    },
    choosePlaces: '가고 싶은 곳 고르기',
    /** Replaces the station's name if tours can start elsewhere too. */
    chosenDeparture: '고른 출발지',
    how: '이용 방법',
    steps: ({ hours }: TourOffer, place: string) => [
      `가고 싶은 곳을 골라 순서를 정합니다. ${hours}시간 안에 돌아볼 수 있는지 일정 화면에서 바로 알려 드립니다.`,
      '날짜와 시간, 인원을 정하고 결제합니다.',
      '기사님이 정해지면 성함과 차종, 차량 번호를 이메일로 알려 드립니다.',
      `출발 시각에 ${place}에서 기사님을 만나 이용권의 QR 코드와 여권 등 신분증을 보여 드립니다.`,
    ],
    included: {
      title: '요금에 포함된 것',
      items: ({ hours, people }: TourOffer, place: string) => [
        `우리 일행(최대 ${people}명)만 타는 택시와 기사님, ${hours}시간`,
        '직접 고른 장소를 원하는 순서대로 도는 코스',
        `${place}까지 돌아오는 길`,
        '가는 곳을 기사님께 한국어로 보여 드리는 이용권',
      ],
    },
    notIncluded: {
      title: '포함되지 않은 것',
      items: ({ hours }: TourOffer) => ['입장료와 식사비', `${hours}시간을 넘는 이용`],
    },
    meeting: {
      title: '만나는 곳',
      /** Used if tours can start elsewhere too. */
      otherText:
        '출발 시각에 고른 출발지의 만나는 곳에서 기사님이 기다립니다. 이메일이나 이용권에 적힌 차량 번호를 확인해 주세요.',
      text: '출발 시각에 강릉역(KTX) 앞에서 기사님이 기다립니다. 이메일이나 이용권에 적힌 차량 번호를 확인해 주세요.',
      call: '기사님을 찾지 못하셨다면 이 번호로 전화해 주세요.',
      picture: '강릉역 앞에 서 있는 택시와 여행 가방을 든 두 사람을 그린 그림',
    },
    longer: '이용 시간을 늘리려면',
    questions: '자주 묻는 질문',
    answers: ({ price, people }: TourOffer, changeHours: number) => [
      {
        question: '어떤 통화로 결제되나요?',
        answer: `카드는 원화(KRW)로 ${price}이 결제됩니다. 해외 카드에는 카드사의 환율이 적용됩니다. 결제 화면에서 PayPal이나 해외 간편결제를 고를 수 있는 경우, 그 결제 수단은 결제 전에 표시된 금액이 미국 달러(USD)로 결제됩니다.`,
      },
      {
        question: '누가 이용할 수 있나요?',
        answer:
          '외국인 관광객을 위한 이용권입니다. 솔바다에 가입한 뒤 구매할 수 있으며, 탑승자 이름은 여권 등 신분증의 이름과 같아야 합니다.',
      },
      {
        question: `${people}명이 넘으면 어떻게 하나요?`,
        answer: `차 한 대에 ${people}명까지 탈 수 있습니다. 일행이 더 많으면 같은 장소와 시각으로 차마다 이용권을 구매해 주세요.`,
      },
      {
        question: '한국어를 못해도 괜찮나요?',
        answer:
          '네. 이용권이 가는 곳을 기사님께 한국어로 보여 드립니다. ‘기사님과 대화하기’에서 할 말을 고르면 한국어로 크게 나오고, 기사님의 대답은 내 언어로 읽을 수 있습니다.',
      },
      {
        question: '날짜나 시각을 바꿀 수 있나요?',
        answer: `네. 출발 ${changeHours}시간 전까지 이용권 화면에서 날짜, 시간, 인원, 장소를 무료로 바꿀 수 있습니다. 그 뒤에는 고객센터로 문의해 주세요.`,
      },
      {
        question: '투어를 할 수 없게 되면 어떻게 되나요?',
        answer: '회사나 기사님의 사정, 자연재해 등으로 운행하지 못하면 전액 환불해 드립니다.',
      },
    ],
  },
};

export type TourTaxiMessages = typeof ko;
