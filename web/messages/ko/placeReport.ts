import type { PlaceReportKind } from '../../../domain/places/placeReportRules.ts';

const kinds: Record<PlaceReportKind, string> = {
  closed: '폐업·운영 종료',
  hours: '영업·운영 시간',
  location: '주소·위치',
  contact: '전화번호',
  text: '소개 글',
  picture: '그림·사진',
  other: '그 밖의 정보',
};

/** Words of the dialog that reports what is wrong about a place, in Korean; the other languages have exactly these keys. */
export const ko = {
  placeReport: {
    kind: '어떤 정보가 잘못되었나요?',
    kinds,
    kindMissing: '잘못된 정보를 선택해 주세요.',
    words: '자세한 내용',
    wordsOptional: '자세한 내용 (선택)',
    wordsMissing: '무엇이 잘못되었는지 적어 주세요.',
    unreadable: '보낼 수 없는 글자가 들어 있습니다. 지우고 다시 보내 주세요.',
    email: '이메일 (선택)',
    emailHint: '답변을 원하시면 적어 주세요. 제보를 처리한 뒤에는 삭제합니다.',
    emailWrong: '이메일 형식이 올바르지 않습니다.',
    send: '보내기',
    failed: '보내지 못했습니다. 입력하신 내용은 그대로 있습니다. 잠시 후 다시 시도해 주세요.',
    unreachable:
      '서버에 연결할 수 없어 보내지 못했습니다. 입력하신 내용은 그대로 있습니다. 인터넷 연결을 확인한 뒤 다시 시도해 주세요.',
    full: '오늘 이 네트워크에서 이곳에 관한 제보를 이미 여러 건 받아 확인하고 있습니다. 내일 다시 보내실 수 있습니다. 감사합니다.',
    gone: '더 이상 안내하지 않는 곳입니다.',
    tooMany: (minutes: number) =>
      `짧은 시간에 여러 번 보내셨습니다. 입력하신 내용은 그대로 있습니다. ${minutes}분 후에 다시 시도해 주세요.`,
    thanks: '알려 주셔서 감사합니다. 확인해 보겠습니다.',
    thanksWithEmail: '알려 주셔서 감사합니다. 확인한 뒤 이메일로 답변드리겠습니다.',
  },
};

export type PlaceReportMessages = typeof ko;
