/**
 * The rule for all typed texts, without zod, so that page and server share it. Control, unassigned and bidirectional
 * characters can make a text look like another, on a page and in a terminal.
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

/** A joiner that joins nothing; joiners within emoji are allowed. */
const looseJoiner = `(?<![${joining}])(?<![\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f](?=\\u200d\\p{Extended_Pictographic}))[\\u200c\\u200d]`;

const unreadable = new RegExp(`[${refused}]|${looseJoiner}`, 'u');
/** Characters that affect a reader's screen. Unassigned ones only show as a box. */
const acting = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** Whether a single-line text has only readable characters. */
export function isReadable(text: string): boolean {
  return !unreadable.test(text);
}

/** The same for multi-line text, where tabs are allowed. */
export function isReadableLines(text: string): boolean {
  return isReadable(text.replace(/\r\n|[\n\t]/g, ' '));
}

/** Escapes characters that affect the reader's screen as `\u{202e}`; for texts stored before the rule. */
export function escapedControls(text: string): string {
  return text.replace(acting, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/** The same for multi-line text; line breaks stay. */
export function escapedLines(text: string): string {
  return text.split('\n').map(escapedControls).join('\n');
}

/** The same for a line of JSON, which stays valid JSON. */
export function escapedInJson(line: string): string {
  return line.replace(acting, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
