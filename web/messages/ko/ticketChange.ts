/** Words of the dialog that changes a tour, in Korean. */
const ticketChange = {
  title: '투어 변경',
  lead: (moment: string) =>
    `${moment}(한국 시각)까지 무료로 바꿀 수 있습니다. 이용권과 QR 코드는 그대로입니다. 투어를 더 뒤로 옮겨도 지금의 환불 비율보다 높아지지는 않으며, 앞당기면 낮아질 수 있습니다.`,
  calledOffLead: (moment: string) =>
    `추가 요금은 없습니다. ${moment}(한국 시각)까지 다른 날이나 시간을 고르실 수 있습니다. 이용권과 QR 코드는 그대로입니다.`,
  otherTime: '다른 날이나 시간을 선택해 주세요.',
  language: '기사님께 알릴 언어',
  languageHint: '이메일도 이 언어로 보내 드립니다.',
  places: (count: number) => `내 일정의 장소 ${count}곳으로 바꾸기`,
  placesHint: '지금 이용권에 있는 장소를 대신합니다.',
  noDeparture: '이 날짜에는 출발할 수 있는 시간이 없습니다. 다른 날짜를 선택해 주세요.',
  gone: '이 시간은 마감되었습니다. 다른 시간을 선택해 주세요.',
  unknown: '예약할 수 있는 시간을 불러오지 못했습니다. 변경할 때 다시 확인합니다.',
  save: '변경하기',
  done: '투어를 변경했습니다. 확인 이메일을 보내 드렸습니다.',
  nothing: '바꾼 내용이 없습니다.',
  tooLate: '이 투어는 더 이상 변경할 수 없습니다.',
  outdated: '그사이 이용권이 변경되었습니다. 창을 닫고 다시 열어 주세요.',
  wrong: '날짜, 시간, 이름과 장소를 확인해 주세요.',
  tooMany: '짧은 시간에 너무 많이 변경했습니다. 잠시 후 다시 시도해 주세요.',
  failed: '변경하지 못했습니다. 잠시 후 다시 시도해 주세요.',
};

export const ko = { ticketChange };

export type TicketChangeMessages = typeof ko;
