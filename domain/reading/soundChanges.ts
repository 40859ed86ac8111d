import { finalLetters, initialLetters, takeApart, vowelLetters } from '../search/hangul.ts';

/** A syllable as it is said. */
export interface Sound {
  initial: string;
  readonly vowel: string;
  /** One of ㄱㄴㄷㄹㅁㅂㅇ, or empty. */
  final: string;
  /** The initial is an ㅎ that the final before it turned into ㅋ, ㅌ, ㅍ or ㅊ. */
  isAspirated?: boolean;
  /** The initial as it was before the preceding final made it tense. */
  untensed?: string;
}

/** The sound of a final consonant before another consonant (Standard Pronunciation 8 to 11). */
const finalSounds: Readonly<Record<string, string>> = {
  ㄲ: 'ㄱ',
  ㄳ: 'ㄱ',
  ㄺ: 'ㄱ',
  ㅋ: 'ㄱ',
  ㄵ: 'ㄴ',
  ㄶ: 'ㄴ',
  ㅅ: 'ㄷ',
  ㅆ: 'ㄷ',
  ㅈ: 'ㄷ',
  ㅊ: 'ㄷ',
  ㅌ: 'ㄷ',
  ㅎ: '',
  ㄼ: 'ㄹ',
  ㄽ: 'ㄹ',
  ㄾ: 'ㄹ',
  ㅀ: 'ㄹ',
  ㄻ: 'ㅁ',
  ㅄ: 'ㅂ',
  ㄿ: 'ㅂ',
  ㅍ: 'ㅂ',
};

/** How a final of two consonants splits before a vowel: the part that stays, and the part that moves to the next syllable (14). */
const splitFinals: Readonly<Record<string, readonly [string, string]>> = {
  ㄳ: ['ㄱ', 'ㅆ'],
  ㄵ: ['ㄴ', 'ㅈ'],
  ㄶ: ['', 'ㄴ'],
  ㄺ: ['ㄹ', 'ㄱ'],
  ㄻ: ['ㄹ', 'ㅁ'],
  ㄼ: ['ㄹ', 'ㅂ'],
  ㄽ: ['ㄹ', 'ㅆ'],
  ㄾ: ['ㄹ', 'ㅌ'],
  ㄿ: ['ㄹ', 'ㅍ'],
  ㅀ: ['', 'ㄹ'],
  ㅄ: ['ㅂ', 'ㅆ'],
};

const nasals: Readonly<Record<string, string>> = { ㄱ: 'ㅇ', ㄷ: 'ㄴ', ㅂ: 'ㅁ' };
const aspirates: Readonly<Record<string, string>> = { ㄱ: 'ㅋ', ㄷ: 'ㅌ', ㅂ: 'ㅍ', ㅈ: 'ㅊ' };
const tense: Readonly<Record<string, string>> = { ㄱ: 'ㄲ', ㄷ: 'ㄸ', ㅂ: 'ㅃ', ㅅ: 'ㅆ', ㅈ: 'ㅉ' };

/** ㅎ, and the finals that end in it. */
const finalsWithH = 'ㅎㄶㅀ';

/**
 * A word of Hangul syllables as it is said, by the sound changes of the Standard Pronunciation of the National Institute
 * of Korean Language (표준 발음법): liaison, palatalisation, aspiration, nasalisation, lateralisation, tensing after a
 * stop. ㅎ stays after ㄴ, ㄹ, ㅁ and ㅇ, as the standard asks.
 */
export function toSounds(word: string): Sound[] {
  const sounds: Sound[] = [...word].flatMap((letter) => {
    const syllable = takeApart(letter);
    if (!syllable) return [];
    return [
      {
        initial: initialLetters[syllable.initial] ?? '',
        vowel: vowelLetters[syllable.vowel] ?? '',
        final: finalLetters[syllable.final] ?? '',
      },
    ];
  });
  for (const [index, sound] of sounds.entries()) {
    const next = sounds[index + 1];
    if (!next) sound.final = finalSounds[sound.final] ?? sound.final;
    else if (next.initial === 'ㅇ') carryOver(sound, next);
    else meet(sound, next);
  }
  return sounds;
}

/** A vowel follows: the final is said with it. */
function carryOver(sound: Sound, next: Sound): void {
  if (sound.final === '' || sound.final === 'ㅇ') return;
  const [stays, moves] = splitFinals[sound.final] ?? ['', sound.final === 'ㅎ' ? 'ㅇ' : sound.final];
  sound.final = stays;
  next.initial = moves;
  if (next.vowel !== 'ㅣ') return;
  if (moves === 'ㄷ') next.initial = 'ㅈ';
  if (moves === 'ㅌ') next.initial = 'ㅊ';
}

/** A consonant follows. */
function meet(sound: Sound, next: Sound): void {
  const written = sound.final;
  sound.final = finalSounds[written] ?? written;
  if (finalsWithH.includes(written) && written !== '') {
    if (next.initial === 'ㅅ') next.initial = 'ㅆ';
    next.initial = aspirates[next.initial] ?? next.initial;
  } else if (next.initial === 'ㅎ') {
    const aspirate = aspirates[written === 'ㅈ' ? 'ㅈ' : sound.final];
    if (aspirate) Object.assign(next, { initial: aspirate, isAspirated: true });
    return;
  }
  const stop = nasals[sound.final];
  if (stop && 'ㄴㅁㄹ'.includes(next.initial)) {
    sound.final = stop;
    if (next.initial === 'ㄹ') next.initial = 'ㄴ';
  } else if (stop) {
    const tensed = tense[next.initial];
    if (tensed) Object.assign(next, { initial: tensed, untensed: next.initial });
  } else if ('ㅁㅇ'.includes(sound.final) && sound.final !== '' && next.initial === 'ㄹ') {
    next.initial = 'ㄴ';
  } else if (
    (sound.final === 'ㄴ' && next.initial === 'ㄹ') ||
    (sound.final === 'ㄹ' && next.initial === 'ㄴ')
  ) {
    sound.final = 'ㄹ';
    next.initial = 'ㄹ';
  }
}
