import type { FestivalList, FestivalText } from '../../../../domain/festivals/festivalFields.ts';
import type { PlainField } from '../../festivals/festivalFields.ts';

const lists: Record<FestivalList, string> = {
  upcoming: '진행 중이거나 예정',
  unpublished: '게시하지 않음',
  past: '끝난 축제',
};
const fields: Record<FestivalText | PlainField, string> = {
  name: '이름',
  summary: '소개',
  place: '장소',
  startsOn: '시작하는 날',
  endsOn: '끝나는 날',
  address: '주소 (한국어)',
  position: '위치 (위도, 경도)',
  placeId: '가이드의 장소',
  phone: '전화번호',
  homepage: '공식 사이트',
};
/** By the fields, and by the codes of the API. */
const wrong = {
  startsOn: '날짜를 확인해 주세요.',
  endsOn: '날짜를 확인해 주세요.',
  endBeforeStart: '시작하는 날보다 앞설 수 없습니다.',
  tooManyDays: '축제는 60일까지 등록할 수 있습니다.',
  position: '강릉 지역의 위도와 경도를 쉼표로 나누어 입력해 주세요. 예: 37.7716, 128.9476',
  placeId: '가이드에 있는 장소의 번호나 주소를 입력해 주세요.',
  phone: '전화번호를 숫자와 -로 입력해 주세요.',
  homepage: 'https://로 시작하는 주소를 입력해 주세요.',
};

/** Festivals as editors keep them. */
export const festivals = {
  title: '축제',
  list: '보기',
  lists,
  fields,
  wrong,
  none: '해당하는 축제가 없습니다.',
  add: '축제 추가',
  back: '축제 목록으로',
  days: '기간',
  state: '상태',
  published: '게시 중',
  draft: '게시하지 않음',
  official: '공식 데이터',
  hasProposal: '공식 데이터의 새 내용 있음',
  missing: (count: number) => `빠진 글 ${count}개`,
  missingTexts: '게시하려면 모든 언어의 글이 필요합니다. 빠진 글:',
  optional: (field: string) => `${field} (선택)`,
  placeHint: '장소 페이지의 주소를 붙여 넣거나 그 끝의 번호를 입력하세요.',
  placeIs: (name: string) => `저장된 장소: ${name}`,
  positionHint: '예: 37.7716, 128.9476. 가이드의 장소가 없을 때 지도 링크로 보여 줍니다.',
  saved: '저장했습니다.',
  savedPublic: '저장했습니다. 방문자에게도 바로 보입니다.',
  publish: '게시하기',
  publishedNow: '게시했습니다. 몇 초 안에 방문자에게 보입니다.',
  unpublish: '게시 중단',
  unpublishedNow: '게시를 중단했습니다.',
  unsaved: '저장하지 않은 내용이 있습니다. 먼저 저장해 주세요.',
  remove: '축제 삭제',
  removeText: '되돌릴 수 없습니다. 방문자에게도 더는 보이지 않습니다.',
  proposal: {
    title: '공식 데이터의 새 내용',
    lead: '한국관광공사의 데이터가 바뀌었습니다. 필요한 내용을 가져온 뒤 저장하세요. 저장하면 이 알림은 사라집니다.',
    take: '가져오기',
    takeField: (field: string) => `${field} 가져오기`,
    empty: '없음',
  },
};
