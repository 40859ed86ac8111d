import { htmlLang, type Language, languages, type PlaceText } from '../../domain/languages.ts';
import type { PlaceFile } from './contentSchema.ts';
import { missingIn, missingTexts, type PlaceTexts } from './guideText.ts';

/** A fault of a text, or advice on it: its field, and a message. */
export interface TextFault {
  readonly field: string;
  readonly text: string;
}

const minSentences = 3;
const maxSentences = 6;

/** The end of a sentence, but not a full stop within a number or after an abbreviation. */
const sentenceEnds: Record<Language, RegExp> = {
  ko: /[.!?](?=\s|$)/g,
  en: /[.!?](?=\s|$)/g,
  cn: /[。！？]/g,
  tw: /[。！？]/g,
  ja: /[。！？]/g,
};
const abbreviations = /\b(?:No|St|Mt|Dr)\.|\b[ap]\.m\./g;

const hangul = /[\uac00-\ud7a3]/;
const kana = /[\u3041-\u309f\u30a0-\u30fa]/;
const han = /[\u4e00-\u9fff]/;
/** Scripts that must not occur in a text of a language. */
const foreign: Record<Language, readonly RegExp[]> = {
  ko: [kana, han],
  en: [hangul, kana, han],
  cn: [hangul, kana],
  tw: [hangul, kana],
  ja: [hangul],
};
const inBrackets = /[(（][^)）]*[)）]/g;

/** Whether both are Chinese: simplified and traditional share characters, so a short text may be the same in both. */
const areAlike = (one: Language, other: Language) =>
  htmlLang[one].slice(0, 2) === htmlLang[other].slice(0, 2);

const foreignScript = 'holds another language’s script';

/** Korean may give a name's Chinese characters in brackets. */
function holdsForeignScript(text: string, language: Language): boolean {
  const bare = language === 'ko' ? text.replace(inBrackets, '') : text;
  return foreign[language].some((script) => script.test(bare));
}

function countSentences(text: string, language: Language): number {
  return text.replace(abbreviations, '').match(sentenceEnds[language])?.length ?? 0;
}

const numbersIn = (text: string) => text.match(/\d+(?:[.,:]\d+)*/g) ?? [];
/** Normalises numbers and times: 1,500 and 1500 are equal, 09:30 and 9:30 too. */
const plain = (number: string) => number.replaceAll(',', '').replace(/^0(?=\d)/, '');

/** Number words of the facts, which are in English, that other languages write with digits. */
const figures: readonly [RegExp, string][] = [
  ...['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].map(
    (month, index): [RegExp, string] => [new RegExp(`\\b${month}`, 'i'), String(index + 1)],
  ),
  ...[
    'one|first|single|once',
    'two|second|both|pair|twin',
    'three|third|triple',
    'four|fourth',
    'five|fifth',
    'six|sixth',
    'seven|seventh',
    'eight|eighth',
    'nine|ninth',
    'ten|tenth',
    'eleven|eleventh',
    'twelve|twelfth',
  ].map((words, index): [RegExp, string] => [new RegExp(`\\b(?:${words})\\b`, 'i'), String(index + 1)]),
  // Korean names the war after its date.
  [/korean war/i, '6'],
  [/korean war/i, '25'],
];

/** Other figures for the same fact: a month, a number word, the century and the decade of a year. */
function figuresIn(facts: readonly string[]): string[] {
  const text = facts.join(' ');
  const years = (text.match(/\b(?:1\d|20)\d{2}(?=s?\b)/g) ?? []).map(Number);
  return [
    ...figures.filter(([word]) => word.test(text)).map(([, figure]) => figure),
    ...years.flatMap((year) => [Math.ceil(year / 100), (year % 100) - (year % 10)].map(String)),
  ];
}

/** Every number in the facts of a place, including its hours by the twelve-hour clock and their months. */
function knownNumbers({ facts, hours, address, phone, name }: PlaceFile): ReadonlySet<string> {
  const texts = [...facts, ...Object.values(address), ...Object.values(name), phone ?? ''];
  if (hours.note) texts.push(...Object.values(hours.note));
  const known = new Set([...texts.flatMap(numbersIn).map(plain), ...figuresIn(facts)]);
  for (const { opens, closes, months } of hours.periods) {
    for (const month of months ?? []) known.add(String(month));
    for (const time of [opens, closes]) {
      const [hour = 0, minute = 0] = time.split(':').map(Number);
      for (const shown of [hour, hour % 12 || 12]) {
        known.add(String(shown)).add(plain(`${shown}:${String(minute).padStart(2, '0')}`));
      }
      known.add(String(minute));
    }
  }
  return known;
}

/**
 * Faults of a place's information texts: their script, numbers that are in none of its facts, and a text that is the
 * same in two languages.
 */
export function findTextFaults(place: PlaceFile): TextFault[] {
  const faults: TextFault[] = [];
  const known = knownNumbers(place);
  const seen = new Map<string, Language>();
  for (const language of languages) {
    const text = place.information[language];
    if (text === undefined) continue;
    const fault = (what: string) => faults.push({ field: `information.${language}`, text: what });
    if (holdsForeignScript(text, language)) fault(foreignScript);
    for (const number of numbersIn(text)) {
      if (!known.has(plain(number))) fault(`says ${number}, which no fact of the place carries`);
    }
    const twin = seen.get(text);
    if (twin && !areAlike(twin, language)) fault(`is the same as in ${twin}`);
    seen.set(text, language);
  }
  return faults;
}

/** Faults of the texts of one picture: their script, and a text that is the same in two languages. */
export function findAltFaults(alt: PlaceText): TextFault[] {
  return languages.flatMap((language, index) => {
    const text = alt[language];
    if (text === undefined) return [];
    const twin = languages.slice(0, index).find((other) => alt[other] === text && !areAlike(other, language));
    return [
      ...(holdsForeignScript(text, language) ? [foreignScript] : []),
      ...(twin ? [`is the same as in ${twin}`] : []),
    ].map((what) => ({ field: `alt.${language}`, text: what }));
  });
}

const isMissing = 'is missing; visitors read it in English';

/** Advice on a place's texts, which may be published anyway: missing languages, and information that is too short or long. */
export function findTextAdvice(place: PlaceTexts): TextFault[] {
  const lengths = languages.flatMap((language) => {
    const text = place.information[language] ?? '';
    const sentences = countSentences(text, language);
    return text === '' || (sentences >= minSentences && sentences <= maxSentences)
      ? []
      : [
          {
            field: `information.${language}`,
            text: `has ${sentences} sentences; ${minSentences} to ${maxSentences} are asked for`,
          },
        ];
  });
  return [...missingTexts(place).map(({ path }) => ({ field: path, text: isMissing })), ...lengths];
}

/** The same for the texts of one picture. */
export function findAltAdvice(alt: PlaceText): TextFault[] {
  return missingIn(alt).map((language) => ({ field: `alt.${language}`, text: isMissing }));
}
