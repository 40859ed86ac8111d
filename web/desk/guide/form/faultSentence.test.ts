import { describe, expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { ko } from '../../messages/ko.ts';
import { faultSentence } from './faultSentence.ts';

describe('Desk: what is wrong with a place', () => {
  it.each([
    [
      'Too small: expected string to have >=8 characters',
      'Must have at least 8 characters.',
      '8자 이상이어야 합니다.',
    ],
    ['Too small: expected string to have >=1 characters', 'Is empty.', '비어 있습니다.'],
    ['Too small: expected array to have >=1 items', 'Is empty.', '비어 있습니다.'],
    [
      'Too big: expected string to have <=60 characters',
      'Must have at most 60 characters.',
      '60자를 넘을 수 없습니다.',
    ],
    ['Too big: expected number to be <=38.02', 'Must be at most 38.02.', '38.02 이하여야 합니다.'],
    [
      'is missing; visitors read it in English',
      'Not translated yet: visitors read it in English.',
      '아직 번역하지 않아 방문자에게 영어로 보입니다.',
    ],
    [
      'has 2 sentences; 3 to 6 are asked for',
      'Has 2 sentences; 3 to 6 are better.',
      '지금 2문장입니다. 3~6문장을 권합니다.',
    ],
    ['is also that of another place', 'Is the name of another place.', '다른 장소가 쓰는 이름입니다.'],
    [
      'says 17:00, which no fact of the place carries',
      'Says 17:00, which is in none of the facts, hours, address or phone.',
      '글에 있는 ‘17:00’이(가) 사실, 시간, 주소, 전화번호 어디에도 없습니다.',
    ],
    [
      'the last entry must lie between opens and closes',
      'The last entry must lie between opening and closing.',
      '입장 마감은 여는 시각과 닫는 시각 사이여야 합니다.',
    ],
    ['some new rule', 'Breaks a rule: some new rule', '규칙에 맞지 않습니다: some new rule'],
  ])('says %s in the desk’s languages', (message, inEnglish, inKorean) => {
    expect(faultSentence(message, en.guidePlace.faults)).toBe(inEnglish);
    expect(faultSentence(message, ko.guidePlace.faults)).toBe(inKorean);
  });
});
