import type { Sound } from './soundChanges.ts';

/** Kana of a consonant with the vowels a, i, u, e, o. */
const rows = {
  '': 'ア イ ウ エ オ',
  k: 'カ キ ク ケ コ',
  g: 'ガ ギ グ ゲ ゴ',
  n: 'ナ ニ ヌ ネ ノ',
  t: 'タ ティ トゥ テ ト',
  d: 'ダ ディ ドゥ デ ド',
  r: 'ラ リ ル レ ロ',
  m: 'マ ミ ム メ モ',
  p: 'パ ピ プ ペ ポ',
  b: 'バ ビ ブ ベ ボ',
  s: 'サ シ ス セ ソ',
  c: 'チャ チ チュ チェ チョ',
  j: 'ジャ ジ ジュ ジェ ジョ',
  h: 'ハ ヒ フ ヘ ホ',
} as const;
type Row = keyof typeof rows;

const initials: Readonly<Record<string, Row>> = {
  ㄱ: 'k',
  ㄲ: 'k',
  ㅋ: 'k',
  ㄴ: 'n',
  ㄷ: 't',
  ㄸ: 't',
  ㅌ: 't',
  ㄹ: 'r',
  ㅁ: 'm',
  ㅂ: 'p',
  ㅃ: 'p',
  ㅍ: 'p',
  ㅅ: 's',
  ㅆ: 's',
  ㅈ: 'c',
  ㅉ: 'c',
  ㅊ: 'c',
  ㅎ: 'h',
};
/** Plain stops are voiced between voiced sounds. */
const voiced: Readonly<Record<string, Row>> = { ㄱ: 'g', ㄷ: 'd', ㅂ: 'b', ㅈ: 'j' };

/** The column of a vowel in its row, and the small kana of a glide before it. */
const vowels: Readonly<Record<string, readonly [column: number, glide?: string]>> = {
  ㅏ: [0],
  ㅐ: [3],
  ㅑ: [1, 'ャ'],
  ㅒ: [3],
  ㅓ: [4],
  ㅔ: [3],
  ㅕ: [1, 'ョ'],
  ㅖ: [3],
  ㅗ: [4],
  ㅘ: [2, 'ァ'],
  ㅙ: [2, 'ェ'],
  ㅚ: [2, 'ェ'],
  ㅛ: [1, 'ョ'],
  ㅜ: [2],
  ㅝ: [2, 'ォ'],
  ㅞ: [2, 'ェ'],
  ㅟ: [2, 'ィ'],
  ㅠ: [1, 'ュ'],
  ㅡ: [2],
  ㅢ: [1],
  ㅣ: [1],
};

/** ㅈ and ㅊ are said alike before ㅏ and ㅑ; 최 is チェ. */
const affricateColumns: Readonly<Record<string, number>> = { ㅑ: 0, ㅕ: 4, ㅛ: 4, ㅠ: 2, ㅚ: 3 };

/** Glides that stand alone. */
const bareGlides: Readonly<Record<string, string>> = {
  ㅑ: 'ヤ',
  ㅒ: 'イェ',
  ㅕ: 'ヨ',
  ㅖ: 'イェ',
  ㅘ: 'ワ',
  ㅙ: 'ウェ',
  ㅚ: 'ウェ',
  ㅛ: 'ヨ',
  ㅝ: 'ウォ',
  ㅞ: 'ウェ',
  ㅟ: 'ウィ',
  ㅠ: 'ユ',
};

const finals: Readonly<Record<string, string>> = {
  '': '',
  ㄱ: 'ク',
  ㄴ: 'ン',
  ㄷ: 'ッ',
  ㄹ: 'ル',
  ㅁ: 'ム',
  ㅂ: 'プ',
  ㅇ: 'ン',
};

const doubled = 'ㄲㄸㅃㅉ';

/** A word in katakana. Word-initial plain stops are unvoiced: パンドンニ. */
export function toKana(sounds: readonly Sound[]): string {
  return sounds
    .map((sound, index) => {
      const before = sounds[index - 1];
      const long = before && isLong(before, sound) ? 'ッ' : '';
      return long + syllable(sound, before) + finalKana(sound, sounds[index + 1]);
    })
    .join('');
}

/** A small ッ before the consonant: オッパ, オジュッコン. */
function isLong(before: Sound, { initial, isAspirated }: Sound): boolean {
  if (isAspirated) return true;
  if (before.final === '') return doubled.includes(initial);
  const place = kanaRow(initial);
  return (before.final === 'ㄱ' && place === 'k') || (before.final === 'ㅂ' && place === 'p');
}

const kanaRow = (initial: string): Row => initials[initial] ?? '';

/** The final, unless the ッ of the next syllable stands for it. */
function finalKana(sound: Sound, next: Sound | undefined): string {
  if ('ㄱㄷㅂ'.includes(sound.final) && sound.final !== '' && next && isLong(sound, next)) return '';
  return finals[sound.final] ?? '';
}

function syllable({ initial, vowel }: Sound, before: Sound | undefined): string {
  const bare = vowel === 'ㅢ' && !before ? 'ウィ' : bareGlides[vowel];
  if (initial === 'ㅇ' && bare !== undefined) return bare;
  const isVoiced = before !== undefined && !/[ㄱㄷㅂ]/.test(before.final);
  const row = (isVoiced ? voiced[initial] : undefined) ?? kanaRow(initial);
  const kana = rows[row].split(' ');
  const [column, glide = ''] = vowels[vowel] ?? [0];
  if (row === 'c' || row === 'j')
    return kana[affricateColumns[vowel] ?? column] + (vowel in affricateColumns ? '' : glide);
  // 퇴 is トェ.
  if ((row === 't' || row === 'd') && /[ァェォィ]/.test(glide)) return kana[4] + glide;
  return (kana[column] ?? '') + glide;
}
