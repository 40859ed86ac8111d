/**
 * The one rule for all texts that people type, without zod, so that page and server hold the same one. Control,
 * unassigned and direction-changing characters make a text look like what it is not, on a page as on a terminal.
 */
const refused =
  '\\p{Cc}\\p{Cn}\\p{Co}\\p{Cs}\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff';

/** Scripts that write with zero-width joiners: without them Persian and many Indic words are misspelled. */
const joining = [
  'Arabic',
  'Syriac',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Tibetan',
  'Khmer',
  'Myanmar',
]
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');

/** A joiner with nothing to join; emoji are joined too. */
const looseJoiner = `(?<![${joining}])(?<![\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f](?=\\u200d\\p{Extended_Pictographic}))[\\u200c\\u200d]`;

const unreadable = new RegExp(`[${refused}]|${looseJoiner}`, 'u');
/** The same for what would act on a reader's screen; an unassigned character only shows as a box. */
const acting = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** Whether a text of one line holds nothing that cannot be read. */
export function isReadable(text: string): boolean {
  return !unreadable.test(text);
}

/** The same for a text of several lines, with tabs. */
export function isReadableLines(text: string): boolean {
  return isReadable(text.replace(/\r\n|[\n\t]/g, ' '));
}

/** `\u{202e}` for every character that would act on the reader's screen; for texts stored before the rule. */
export function escapedControls(text: string): string {
  return text.replace(acting, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/** The same in a text of several lines, which stay. */
export function escapedLines(text: string): string {
  return text.split('\n').map(escapedControls).join('\n');
}

/** The same in a line of JSON, which stays JSON. */
export function escapedInJson(line: string): string {
  return line.replace(acting, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
