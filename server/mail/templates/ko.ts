import type { CancelledTicketFacts, TemplateLanguage } from './mailTemplate.ts';
import {
  cancelledTourLines,
  departureTexts,
  driverLines,
  factsPrice,
  meetingLines,
  momentLine,
  orderNumber,
  paidLine,
  reasonLines,
  refundLines,
  replyLines,
  ticketLines,
  typedReply,
} from './ticketLines.ts';

const ticketWords = {
  orderId: '주문 번호',
  date: '출발 일시(한국 시각)',
  overtime: (minutes: number) => `연장 ${minutes}분을 포함한 시간입니다.`,
  earlyEnd: '들르지 못한 곳이 남아도 이 시각에 끝납니다.',
  meeting: '만나는 곳',
  phone: '문의 전화',
  people: (count: number) => ` (${count}명)`,
  party: '인원',
  passenger: '탑승자',
  paidAt: '결제 일시(한국 시각)',
  stops: '방문 순서',
  driver: '기사님 성함',
  car: '차종',
  plate: '차량 번호',
  colon: ': ',
};

const refundWhen = {
  withinDayOfBuying: '결제 후 24시간 이내이면서 출발일 3일 전까지',
  tenDaysBefore: '출발일 10일 전까지',
  sevenDaysBefore: '출발일 7~9일 전',
  threeDaysBefore: '출발일 3~6일 전',
  oneDayBefore: '출발일 1~2일 전',
  sameDay: '출발 당일, 출발 시각 전',
  afterStart: '출발 시각 이후',
};

function refundSentence(facts: CancelledTicketFacts): string {
  if (facts.isSoldOut)
    return `결제가 확인되기 전에 이 시간의 마지막 택시가 예약되어, 결제하신 ${factsPrice(facts, facts.refund)} 전액을 환불해 드립니다. 불편을 드려 죄송합니다. 일정에서 다른 시간을 고르실 수 있습니다.`;
  return facts.refund === 0
    ? `결제하신 금액은 ${factsPrice(facts, facts.amount)}이며, 환불되는 금액은 없습니다.`
    : `결제하신 금액은 ${factsPrice(facts, facts.amount)}, 환불 금액은 ${factsPrice(facts, facts.refund)}입니다.`;
}

export const ko: TemplateLanguage = {
  verificationCode: (code) => ({
    subject: `솔바다 인증 번호 ${code}`,
    heading: '이메일 인증 번호',
    before: '솔바다 회원가입 화면에 아래 번호를 입력해 주세요.',
    after: '인증 번호는 3분 동안 쓸 수 있습니다. 직접 요청하지 않으셨다면 이 메일은 무시하셔도 됩니다.',
  }),
  passwordReset: {
    subject: '솔바다 비밀번호 재설정',
    heading: '새 비밀번호 정하기',
    before: '새 비밀번호를 정하려면 아래 링크를 눌러 주세요.',
    button: '새 비밀번호 정하기',
    after:
      '링크는 30분 동안 한 번만 쓸 수 있습니다. 직접 요청하지 않으셨다면 이 메일은 무시하셔도 됩니다. 그러면 비밀번호는 바뀌지 않습니다.',
  },
  noAccount: {
    subject: '솔바다 비밀번호 재설정 안내',
    heading: '가입된 계정이 없습니다',
    before:
      '이 이메일 주소로 비밀번호 재설정 요청이 있었지만, 이 주소로 가입된 솔바다 계정이 없습니다. 다른 주소로 가입하셨을 수도 있고, 지금 새로 가입하실 수도 있습니다.',
    button: '회원가입하기',
    after: '직접 요청하지 않으셨다면 이 메일은 무시하셔도 됩니다.',
  },
  passwordChanged: {
    subject: '솔바다 비밀번호가 변경되었습니다',
    heading: '비밀번호가 변경되었습니다',
    before: '방금 솔바다 계정의 비밀번호가 변경되었고, 다른 기기에서는 로그아웃되었습니다.',
    after:
      '직접 변경하지 않으셨다면 로그인 화면의 ‘비밀번호를 잊으셨나요?’에서 바로 새 비밀번호를 정해 주세요.',
  },
  googleLinked: {
    subject: '솔바다 계정에 Google이 연결되었습니다',
    heading: 'Google 계정이 연결되었습니다',
    before: '이제 Google로도 솔바다에 로그인할 수 있습니다.',
    button: '내 계정 보기',
    after: '직접 연결하지 않으셨다면 바로 비밀번호를 바꾸고, 내 계정에서 Google 연결을 해제해 주세요.',
  },
  accountDeleted: (tours) => ({
    subject: '솔바다 계정이 삭제되었습니다',
    heading: '계정이 삭제되었습니다',
    before: '요청하신 대로 솔바다 계정과 개인정보를 삭제했습니다. 그동안 이용해 주셔서 감사합니다.',
    ...(tours.length === 0
      ? {}
      : {
          lines: [
            '예약하신 투어는 다음과 같이 취소되었습니다.',
            ...cancelledTourLines(tours, 'ko', (paid, refund) => `: 결제 금액 ${paid}, 환불 금액 ${refund}`),
            '환불은 늦어도 3영업일 안에 결제하신 수단으로 해 드리며, 주문마다 메일로 따로 알려 드립니다.',
          ],
        }),
    after: '강릉에서 다시 뵙기를 바랍니다.',
  }),
  ticketPaid: (facts, phone) => ({
    subject: `솔바다 관광택시 이용권 영수증 (${orderNumber(facts)})`,
    heading: '결제가 완료되었습니다',
    before:
      '강릉 관광택시 3시간 이용권을 구매해 주셔서 감사합니다. 출발할 때 아래 링크의 QR 코드와 여권 등 신분증을 기사님께 보여 드리세요.',
    lines: [
      ...ticketLines(facts, 'ko', ticketWords),
      ...meetingLines(facts, phone, 'ko', ticketWords),
      paidLine(facts.paidAt, 'ko', ticketWords),
      `결제 금액: ${factsPrice(facts, facts.amount)}`,
    ],
    button: '이용권 보기',
    after: `취소 및 환불 규정(날짜는 한국 시각 기준)\n${refundLines(facts, refundWhen, (percent, sum) =>
      percent === 0 ? ': 환불되지 않음' : `: ${percent}% (${sum})`,
    )}\n여러 항목에 해당하면 가장 유리한 것을 적용합니다. 환불은 취소하신 날부터 늦어도 3영업일 안에 결제하신 수단으로 해 드립니다.`,
  }),
  driverAssigned: (facts, phone) => ({
    subject: `솔바다 관광택시 ${facts.isChange ? '기사님·차량 변경' : '기사님'} 안내 (${orderNumber(facts)})`,
    heading: facts.isChange ? '기사님 또는 차량이 변경되었습니다' : '기사님이 정해졌습니다',
    before: facts.isChange
      ? `앞서 안내해 드린 기사님 또는 차량이 아래와 같이 변경되었습니다. 출발 시각에 ${departureTexts(facts, 'ko').name}에서 차량 번호를 확인하고 타 주세요.`
      : `출발 시각에 ${departureTexts(facts, 'ko').name}에서 아래 차량 번호를 확인하고 타 주세요.`,
    lines: [...driverLines(facts, 'ko', ticketWords), ...meetingLines(facts, phone, 'ko', ticketWords)],
    button: '이용권 보기',
    after: '출발할 때 이용권의 QR 코드와 여권 등 신분증을 기사님께 보여 드리세요.',
  }),
  ticketChanged: (facts, phone) => ({
    subject: `솔바다 관광택시 투어가 변경되었습니다 (${orderNumber(facts)})`,
    heading: '투어가 변경되었습니다',
    before: facts.isMoved
      ? '변경된 투어는 아래와 같습니다. 새 일시에 맞춰 기사님이 정해지면 다시 이메일로 알려 드립니다.'
      : '변경된 투어는 아래와 같습니다.',
    lines: [...ticketLines(facts, 'ko', ticketWords), ...meetingLines(facts, phone, 'ko', ticketWords)],
    button: facts.hasNoAccount ? '고객센터' : '이용권 보기',
    after:
      'QR 코드와 결제 금액은 그대로입니다. 첨부한 캘린더 파일을 열면 일정도 바뀝니다. 변경을 요청하신 적이 없다면 솔바다 고객센터로 문의해 주세요.',
  }),
  ticketCancelled: (facts) => ({
    subject: `솔바다 관광택시 이용권이 취소되었습니다 (${orderNumber(facts)})`,
    heading: '이용권이 취소되었습니다',
    before: refundSentence(facts),
    lines: ticketLines(facts, 'ko', ticketWords),
    button: facts.hasNoAccount ? '고객센터' : '주문 보기',
    after:
      facts.refund === 0
        ? '궁금한 점은 솔바다 고객센터로 문의해 주세요.'
        : facts.isByHand
          ? '현금 또는 계좌이체로 직접 돌려드립니다.'
          : '환불은 늦어도 3영업일 안에 결제하신 수단으로 해 드립니다. 환불이 반영되는 날은 카드사나 간편결제사에 따라 다를 수 있습니다.',
  }),
  refundRefused: (facts, phone) => ({
    subject: `솔바다 관광택시 이용권을 환불하지 못했습니다 (${orderNumber(facts)})`,
    heading: '환불하지 못했습니다',
    before: '결제 대행사가 환불을 거절하여 이용권이 취소되지 않았습니다. 이용권은 그대로 쓰실 수 있습니다.',
    lines: [...ticketLines(facts, 'ko', ticketWords), ...meetingLines(facts, phone, 'ko', ticketWords)],
    button: '이용권 보기',
    after:
      '이용권 화면에서 다시 취소하실 수 있습니다. 그래도 취소되지 않으면 주문 번호와 함께 솔바다 고객센터로 문의해 주세요.',
  }),
  goodwillRefund: (facts) => ({
    subject: `솔바다에서 요금 일부를 돌려드립니다 (${orderNumber(facts)})`,
    heading: '요금 일부를 돌려드립니다',
    before: `결제하신 ${factsPrice(facts, facts.amount)} 가운데 일부를 돌려드립니다. 돌려드리는 금액: ${factsPrice(facts, facts.refund)}. 이용권은 그대로 유효합니다.`,
    lines: reasonLines(facts, '사유 (솔바다가 적은 내용)', ticketWords),
    button: '이용권 보기',
    after: facts.isByHand
      ? '현금 또는 계좌이체로 직접 돌려드립니다.'
      : '늦어도 3영업일 안에 결제하신 수단으로 돌려드립니다. 반영되는 날은 카드사나 간편결제사에 따라 다를 수 있습니다.',
  }),
  paymentLink: (facts, phone) => ({
    subject: `솔바다 관광택시: 결제해 주세요 (${orderNumber(facts)})`,
    heading: '예약하신 관광택시를 결제해 주세요',
    before: '아래 링크에서 결제하시면 예약이 확정됩니다. 그때까지 차량을 맡아 둡니다.',
    lines: [
      ...ticketLines(facts, 'ko', ticketWords),
      ...meetingLines(facts, phone, 'ko', ticketWords),
      `금액${ticketWords.colon}${factsPrice(facts, facts.amount)}`,
      momentLine('결제 기한 (한국 시각)', facts.payUntil, 'ko', ticketWords),
    ],
    button: '결제하기',
    after:
      '기한이 지나면 예약은 자동으로 없어지며 요금은 청구되지 않습니다. 이 링크는 이용권이기도 하니 다른 사람에게 보내지 마세요.',
  }),
  reportClosed: (facts) => ({
    subject: `솔바다 투어 문제에 대한 답변 (${orderNumber(facts)})`,
    heading: '알려 주신 문제에 대해 답변드립니다',
    before: '투어에서 겪으신 문제를 알려 주셔서 감사합니다. 답변은 다음과 같습니다.',
    lines: replyLines(facts, ticketWords),
    button: facts.hasNoAccount ? '고객센터' : '이용권 보기',
    after: '더 궁금한 점이 있으면 주문 번호와 함께 솔바다 고객센터로 문의해 주세요.',
  }),
  placeReportClosed: ({ placeName, reply }) => ({
    subject: `솔바다: ${placeName} 정보에 대한 답변`,
    heading: '알려 주신 내용에 대해 답변드립니다',
    before: `‘${placeName}’ 안내에서 잘못된 점을 알려 주셔서 감사합니다. 덕분에 안내를 바르게 고쳐 나갈 수 있습니다. 답변은 다음과 같습니다.`,
    lines: typedReply(reply),
    after: '알려 주신 이메일 주소는 제보 기록에서 지웠습니다.',
  }),
  ticketWords,
  passLinks: { apple: 'Apple 지갑에 추가', google: 'Google 월렛에 추가' },
  footer: '솔바다 · 강릉 여행 안내. 이 메일은 발신 전용입니다.',
};
