import type { PlaceReportKind, PlaceReportOutcome } from '../../../../domain/places/placeReportRules.ts';

const kinds: Record<PlaceReportKind, string> = {
  closed: '문을 닫음',
  hours: '운영 시간이 다름',
  location: '위치가 다름',
  contact: '연락처가 다름',
  text: '설명이 틀림',
  picture: '사진이 틀림',
  other: '그 밖의 잘못',
};
const outcomes: Record<PlaceReportOutcome, string> = {
  corrected: '안내를 고쳤음',
  right: '지금 안내가 맞음',
  nothing: '쓸 수 없는 제보',
};

/** What visitors reported about places. */
export const placeReports = {
  title: '장소 제보',
  kinds,
  outcomes,
  open: (count: number) => `처리하지 않은 제보 ${count}건`,
  none: '들어온 제보가 없습니다.',
  state: { open: '처리 필요', closed: '처리함' },
  openOfPlace: (count: number) => `이 장소의 처리하지 않은 제보 ${count}건`,
  outcome: '처리 결과',
  choose: '선택하세요',
  reply: '답변 (선택)',
  neededReply: '답변',
  replyNeeded: '답변을 받을 주소를 남긴 제보입니다. 답변을 써야 처리를 마칠 수 있습니다.',
  replyHint: (language: string) => `쓰면 제보한 분에게 메일로 보냅니다. 가능하면 ${language}로 써 주세요.`,
  noAddress: '메일 주소를 남기지 않아 보내지 않습니다. 쓴 내용은 제보와 함께 남습니다.',
  close: '처리 마치기',
};
