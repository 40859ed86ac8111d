import { toKana } from '../../../domain/reading/kana.ts';
import { romanize } from '../../../domain/reading/romanisation.ts';
import { toSounds } from '../../../domain/reading/soundChanges.ts';

/** What is not said as it is written (docs/editing/readings.md). */
const saidOtherwise: readonly (readonly [written: string, said: string])[] = [
  ['강릉역', '강능녁'],
  ['119', '일일구'],
];
/** Said tense, which the romanisation does not write. */
const tensed: readonly (readonly [written: string, said: string])[] = [
  ['열두', '열뚜'],
  ['결제', '결쩨'],
];

function respelt(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((result, [written, said]) => result.replaceAll(written, said), text);
}

/** In verbs, unlike in names, the romanisation writes ㅎ after a stop as it is said: dochakaeya. */
function romanWord(word: string): string {
  const sounds = toSounds(word);
  return romanize(
    sounds.map(({ isAspirated, ...sound }, index) => ({
      ...sound,
      final: sounds[index + 1]?.isAspirated ? '' : sound.final,
    })),
  );
}

/**
 * How a Korean sentence is said, for people who cannot read Hangul: word by word, in the Revised Romanization or in katakana.
 * For underscores in the sentence, see spokenValue.
 */
export function readAloud(sentence: string, script: 'roman' | 'kana'): string {
  const said = respelt(sentence, saidOtherwise);
  if (script === 'kana')
    return respelt(said.replaceAll('_', ''), tensed)
      .replace(/[가-힣]+/g, (word) => toKana(toSounds(word)))
      .replace(/[.,?] ?/g, (mark) => ({ '.': '。', ',': '、', '?': '？' })[mark.trim()] ?? mark);
  return said
    .replaceAll('_', ' ')
    .replace(/[가-힣]+/g, romanWord)
    .replace(/(?<=^|[.?] )\p{Ll}/gu, (letter) => letter.toUpperCase());
}
