import type { DeskMessages } from '../../messages/ko.ts';

type Words = DeskMessages['guidePlace']['faults'];

/** The rules that the server names in English, as the desk says them. */
const known: readonly (readonly [RegExp, (words: Words, length: number) => string])[] = [
  [/>=\s*(\d+) character/, (words, length) => (length === 1 ? words.blank : words.least(length))],
  [/<=\s*(\d+) character/, (words, length) => words.most(length)],
  [/is blank|is missing|>=\s*1 item/, (words) => words.blank],
  [/begins or ends with a space/, (words) => words.space],
  [/must be like 033/, (words) => words.phone],
  [/must be a month or a day/, (words) => words.date],
  [/another language.s script/, (words) => words.foreign],
  [/twice/, (words) => words.twice],
  [/opens must come before closes/, (words) => words.order],
];

/** What is wrong with a value, in the desk's language. */
export function faultSentence(message: string, words: Words): string {
  for (const [pattern, sentence] of known) {
    const match = pattern.exec(message);
    if (match) return sentence(words, Number(match[1] ?? 0));
  }
  return words.other(message);
}
