import type { DeskMessages } from '../../messages/ko.ts';

type Words = DeskMessages['guidePlace']['faults'];

/** The rules that the server names in English, as the desk says them. */
const known: readonly (readonly [RegExp, (words: Words, part: string) => string])[] = [
  [/>=\s*1 (character|item)|is blank|is missing|expected object, received null/, (words) => words.blank],
  [/>=\s*(\d+) character/, (words, length) => words.least(Number(length))],
  [/<=\s*(\d+) character/, (words, length) => words.most(Number(length))],
  [/>=\s*([\d.]+)/, (words, limit) => words.atLeast(limit)],
  [/<=\s*([\d.]+)/, (words, limit) => words.atMost(limit)],
  [/has (\d+) sentences/, (words, count) => words.sentences(count)],
  [/says (\S+), which no fact/, (words, number) => words.noFact(number)],
  [/is the same as in (\w+)/, (words) => words.sameAsOther],
  [/also that of another place/, (words) => words.taken],
  [/is null, and the place has/, (words) => words.checkMissing],
  [/must be null: the place has no/, (words) => words.checkTooMuch],
  [/has hours on (\w+), which/, (words, day) => words.closedDay(day)],
  [/needs a licence/, (words) => words.licence],
  [/no longer among the uploaded/, (words) => words.photographGone],
  [/needs a scene, or a photograph/, (words) => words.credit],
  [/begins or ends with a space/, (words) => words.space],
  [/must be like 033/, (words) => words.phone],
  [/must be a month or a day/, (words) => words.date],
  [/another language.s script/, (words) => words.foreign],
  [/twice/, (words) => words.twice],
  [/opens must come before closes/, (words) => words.order],
  [/last entry must lie between/, (words) => words.lastEntry],
];

/** What is wrong with a value, in the desk's language. */
export function faultSentence(message: string, words: Words): string {
  for (const [pattern, sentence] of known) {
    const match = pattern.exec(message);
    if (match) return sentence(words, match[1] ?? '');
  }
  return words.other(message);
}
