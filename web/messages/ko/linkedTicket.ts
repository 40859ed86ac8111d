/** Words of the page that a buyer without an account opens by a link, in Korean. */
const linkedTicket = {
  title: '예약',
  description: '솔바다 관광택시 예약입니다.',
  loading: '예약을 불러오는 중…',
  needsScript: '예약을 보려면 JavaScript가 필요합니다.',
  failed: '예약을 불러오지 못했습니다.',
  notFound: '이 링크는 더 이상 쓸 수 없습니다',
  notFoundText: '새 링크로 바뀌었을 수 있습니다. 솔바다로 문의해 주세요.',
  keep: '이 링크가 곧 이용권입니다. 잘 보관하시고 다른 사람에게 보내지 마세요.',
  pay: '투어 요금 결제',
  payUntil: (moment: string) =>
    `${moment}(한국 시각)까지 차량을 맡아 둡니다. 결제하시기 전에는 요금이 청구되지 않습니다.`,
  lapsed: '결제 기한이 지났으며 요금은 청구되지 않았습니다. 다시 예약하시려면 솔바다로 문의해 주세요.',
  methodsLoading: '결제 수단을 불러오는 중입니다.',
  done: '결제가 완료되었습니다. 투어 당일 이 QR 코드를 보여 주세요.',
  gone: '이 출발 시간에는 더 이상 차량이 없습니다. 요금은 청구되지 않았습니다. 솔바다로 문의해 주세요.',
};

export const ko = { linkedTicket };

export type LinkedTicketMessages = typeof ko;
