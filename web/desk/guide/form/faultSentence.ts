import type { DeskMessages } from '../../messages/ko.ts';

type FaultMessages = DeskMessages['guidePlace']['faults'];

/** The rules that the server names in English, as the desk says them. */
const known: readonly (readonly [RegExp, (messages: FaultMessages, part: string) => string])[] = [
  [/visitors read it in English/, (messages) => messages.inEnglish],
  [/is made from the Korean name/, (messages) => messages.madeFromName],
  [
    />=\s*1 (character|item)|is blank|is missing|expected object, received null/,
    (messages) => messages.blank,
  ],
  [/>=\s*(\d+) character/, (messages, length) => messages.min(Number(length))],
  [/<=\s*(\d+) character/, (messages, length) => messages.max(Number(length))],
  [/>=\s*([\d.]+)/, (messages, limit) => messages.atLeast(limit)],
  [/<=\s*([\d.]+)/, (messages, limit) => messages.atMost(limit)],
  [/has (\d+) sentences/, (messages, count) => messages.sentences(count)],
  [/says (\S+), which no fact/, (messages, number) => messages.noFact(number)],
  [/is the same as in (\w+)/, (messages) => messages.sameAsOther],
  [/also that of another place/, (messages) => messages.taken],
  [/is null, and the place has/, (messages) => messages.checkMissing],
  [/must be null: the place has no/, (messages) => messages.checkTooMuch],
  [/has hours on (\w+), which/, (messages, day) => messages.closedDay(day)],
  [/needs a licence/, (messages) => messages.licence],
  [/no longer among the uploaded/, (messages) => messages.photographGone],
  [/needs a scene, or a photograph/, (messages) => messages.credit],
  [/begins or ends with a space/, (messages) => messages.space],
  [/must be like 033/, (messages) => messages.phone],
  [/must be a month or a day/, (messages) => messages.date],
  [/another language.s script/, (messages) => messages.foreign],
  [/twice/, (messages) => messages.twice],
  [/opens must come before closes/, (messages) => messages.order],
  [/last entry must lie between/, (messages) => messages.lastEntry],
];

/** What is wrong with a value, in the desk's language. */
export function faultSentence(message: string, messages: FaultMessages): string {
  for (const [pattern, sentence] of known) {
    const match = pattern.exec(message);
    if (match) return sentence(messages, match[1] ?? '');
  }
  return messages.other(message);
}
