import type { Sound } from './soundChanges.ts';

const initials: Readonly<Record<string, string>> = {
  ㄱ: 'g',
  ㄲ: 'kk',
  ㄴ: 'n',
  ㄷ: 'd',
  ㄸ: 'tt',
  ㄹ: 'r',
  ㅁ: 'm',
  ㅂ: 'b',
  ㅃ: 'pp',
  ㅅ: 's',
  ㅆ: 'ss',
  ㅇ: '',
  ㅈ: 'j',
  ㅉ: 'jj',
  ㅊ: 'ch',
  ㅋ: 'k',
  ㅌ: 't',
  ㅍ: 'p',
  ㅎ: 'h',
};

const vowels: Readonly<Record<string, string>> = {
  ㅏ: 'a',
  ㅐ: 'ae',
  ㅑ: 'ya',
  ㅒ: 'yae',
  ㅓ: 'eo',
  ㅔ: 'e',
  ㅕ: 'yeo',
  ㅖ: 'ye',
  ㅗ: 'o',
  ㅘ: 'wa',
  ㅙ: 'wae',
  ㅚ: 'oe',
  ㅛ: 'yo',
  ㅜ: 'u',
  ㅝ: 'wo',
  ㅞ: 'we',
  ㅟ: 'wi',
  ㅠ: 'yu',
  ㅡ: 'eu',
  ㅢ: 'ui',
  ㅣ: 'i',
};

const finals: Readonly<Record<string, string>> = {
  '': '',
  ㄱ: 'k',
  ㄴ: 'n',
  ㄷ: 't',
  ㄹ: 'l',
  ㅁ: 'm',
  ㅂ: 'p',
  ㅇ: 'ng',
};

/**
 * A word in the Revised Romanization (국어의 로마자 표기법, 2000). It follows the pronunciation, except that tensing is not
 * written, and that nouns, which include names, keep ㅎ after ㄱ, ㄷ and ㅂ: Ojukheon. The caller adds the capital letter.
 */
export function romanize(sounds: readonly Sound[]): string {
  return sounds
    .map(({ initial, vowel, final, isAspirated, untensed }, index) => {
      const follows = sounds[index - 1]?.final;
      const first = isAspirated ? 'ㅎ' : (untensed ?? initial);
      const letters = first === 'ㄹ' && follows === 'ㄹ' ? 'l' : initials[first];
      return `${letters}${vowels[vowel]}${finals[final]}`;
    })
    .join('');
}
