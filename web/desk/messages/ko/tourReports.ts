import type { ReportKind } from '../../../../domain/tour/tourRules.ts';

const kinds: Record<ReportKind, string> = {
  noDriver: '기사가 오지 않음',
  late: '기사가 늦음',
  route: '방문지나 순서가 다름',
  driving: '위험한 운전',
  price: '추가 요금 요구',
  other: '그 밖의 문제',
};

export const tourReports = {
  title: '투어 불만',
  kinds,
  open: (count: number) => `답하지 않은 불만 ${count}건`,
  none: '접수된 불만이 없습니다.',
  state: { open: '답변 필요', closed: '답변함' },
  of: (name: string, day: string) => `${name}, ${day} 투어`,
  order: '주문 보기',
  tour: '투어 보기',
  replied: (moment: string) => `답변: ${moment}`,
  reply: '답변',
  replyHint: (language: string) => `이용자에게 메일로 보냅니다. 가능하면 ${language}로 써 주세요.`,
  close: '답변 보내고 마치기',
};
