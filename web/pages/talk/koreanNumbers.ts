import { dayPart, ko, nativeNumbers } from '../../messages/ko/talk.ts';
import type { BlankKind } from './blanks.ts';

const digits = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];

/** Below ten thousand, in one word; a one before 십, 백 and 천 is not said. */
function belowTenThousand(value: number): string {
  const parts = [
    ['천', 1000],
    ['백', 100],
    ['십', 10],
  ] as const;
  const said = parts.map(([unit, size]) => {
    const digit = Math.floor(value / size) % 10;
    return digit === 0 ? '' : `${digit === 1 ? '' : digits[digit]}${unit}`;
  });
  // Said with an ㄴ after 십 and 백: 십육 is 심뉵.
  return `${said.join('')}${digits[value % 10]}`.replace(/(?<=[십백])육/g, '뉵');
}

/** A number from 1 to 99,999,999 as Koreans count minutes and money, as it is said: 삼만 오천. */
export function sinoKorean(value: number): string {
  const tenThousands = Math.floor(value / 10_000);
  const rest = value % 10_000;
  const first = tenThousands === 0 ? [] : [`${tenThousands === 1 ? '' : belowTenThousand(tenThousands)}만`];
  return [...first, ...(rest === 0 ? [] : [belowTenThousand(rest)])].join(' ');
}

/**
 * A value as it is said, in Hangul: 오후 세_시 삼십_분. An underscore is a space after which the sounds go on: katakana
 * write both words as one.
 */
export function spokenValue(kind: BlankKind, value: number): string {
  if (kind === 'people') return ko.talk.values.people(value).replace(' ', '_');
  if (kind === 'won') return `${sinoKorean(value)}_원`;
  if (kind === 'minutes') return `${sinoKorean(value)}_분`;
  const hour = Math.floor(value / 60);
  const minute = value % 60;
  const said = `${dayPart(hour)} ${nativeNumbers[(hour + 11) % 12]}_시`;
  return minute === 0 ? said : `${said} ${sinoKorean(minute)}_분`;
}
