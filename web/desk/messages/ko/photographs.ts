import type { PhotographLicence } from '../../../../domain/places/photographLicences.ts';
import { maxMegapixels, type PhotographFault } from '../../../../domain/places/photographRules.ts';

const tenThousands = (megapixels: number) => `${(megapixels * 100).toLocaleString('ko-KR')}만`;
const max = tenThousands(maxMegapixels.jpeg);
const maxAvif = tenThousands(maxMegapixels.avif);
const maxInterlaced = tenThousands(maxMegapixels.interlacedPng);

const licences: Record<PhotographLicence, string> = {
  own: '직접 찍음',
  kogl1: '공공누리 제1유형: 출처표시',
  kogl3: '공공누리 제3유형: 출처표시, 변경금지',
  cc0: 'CC0: 권리 포기',
  ccBy: 'CC BY: 저작자 표시',
  ccBySa: 'CC BY-SA: 저작자 표시, 동일조건 변경허락',
};
const licenceHints: Record<PhotographLicence, string> = {
  own: '회사가 모든 권리를 가진 사진입니다.',
  kogl1: '출처를 적으면 상업적으로도 쓸 수 있습니다.',
  kogl3: '출처를 적으면 쓸 수 있지만 바꿀 수 없어, 자르지 않고 전체를 보여 줍니다.',
  cc0: '누구나 자유롭게 쓸 수 있습니다.',
  ccBy: '찍은 사람을 적으면 쓸 수 있습니다.',
  ccBySa: '찍은 사람을 적으면 쓸 수 있습니다. 고친 사진도 같은 조건으로 공개해야 합니다.',
};
const faults: Record<PhotographFault, string> = {
  empty: '빈 파일입니다.',
  notAPhotograph: 'JPEG, PNG, WebP, AVIF 사진이 아닙니다.',
  broken: '파일이 손상되어 읽을 수 없습니다.',
  tooSmall: '너무 작습니다. 320×240픽셀보다 커야 합니다.',
  tooLarge: `너무 큽니다. 20MB, ${max} 픽셀까지 올릴 수 있습니다. AVIF는 ${maxAvif}, 인터레이스 PNG와 CMYK JPEG는 ${maxInterlaced} 픽셀까지입니다. 일반 JPEG로 저장해 다시 올려 주세요.`,
  tooLong: '너무 깁니다. 긴 쪽이 짧은 쪽의 4배를 넘을 수 없습니다.',
};

/** Pictures of a place: photographs that editors upload, and the drawings of the guide. */
export const photographs = {
  title: '사진과 그림',
  none: '사진이나 그림이 없습니다.',
  order: '사진이 그림보다 먼저 나옵니다. 첫 번째가 목록에 나옵니다.',
  photograph: (number: number) => `사진 ${number}`,
  drawing: (number: number) => `그림 ${number}`,
  upload: '사진 올리기',
  dropHere: `JPEG, PNG, WebP는 ${max} 픽셀, AVIF는 ${maxAvif} 픽셀까지, 파일마다 20MB까지 올릴 수 있습니다. 파일을 여기에 놓아도 됩니다. 위치와 촬영 정보는 지웁니다.`,
  uploading: (name: string) => `${name} 올리는 중`,
  uploaded: (count: number) => `사진 ${count}장을 올렸습니다.`,
  notUploaded: (name: string, why: string) => `${name}: ${why}`,
  faults,
  otherType: 'JPEG, PNG, WebP, AVIF만 올릴 수 있습니다.',
  offline: '인터넷에 연결되면 올릴 수 있습니다.',
  full: (max: number) => `한 장소에 ${max}장까지 넣을 수 있습니다.`,
  choose: '올린 사진에서 고르기',
  chooseTitle: '올린 사진',
  noneUploaded: '아직 올린 사진이 없습니다.',
  uploadedBy: (who: string, when: string) => `${who}, ${when}`,
  usedBy: (places: string) => `쓰는 곳: ${places}`,
  unused: '쓰는 곳 없음',
  add: '넣기',
  added: '들어 있음',
  deletePhotograph: '삭제',
  deleteTitle: '이 사진을 삭제할까요?',
  deleteText: '되돌릴 수 없습니다. 아무 장소도 쓰지 않는 사진만 삭제할 수 있습니다.',
  needed: '장소나 변경 이력에서 쓰고 있어 삭제할 수 없습니다.',
  room: (count: number, size: string) => `올린 사진 ${count}장이 데이터베이스에서 ${size}를 차지합니다.`,
  earlier: (what: string) => `${what}: 앞으로`,
  later: (what: string) => `${what}: 뒤로`,
  remove: (what: string) => `${what}: 빼기`,
  removeTitle: (what: string) => `${what}: 이 장소에서 뺄까요?`,
  removePhotographText: '올린 사진은 남아 있어 다시 고를 수 있습니다.',
  removeDrawingText: '그림은 아래에서 다시 넣을 수 있습니다.',
  removeAction: '빼기',
  leftOut: '넣지 않은 그림',
  addDrawing: (number: number) => `그림 ${number} 넣기`,
  credit: '저작자 (사진 옆에 보입니다)',
  licence: '이용 조건',
  chooseLicence: '선택하세요',
  licences,
  licenceHints,
  alt: (language: string) => `대체 텍스트, ${language}`,
  altHint: '사진에 보이는 것을 한 문장으로 씁니다. 화면을 보지 못하는 분에게 읽어 줍니다.',
};
