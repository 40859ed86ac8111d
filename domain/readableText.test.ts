import { describe, expect, it } from 'vitest';
import { escapedControls, escapedInJson, escapedLines, isReadable, isReadableLines } from './readableText.ts';

const codePoint = (text: string) => [...text].map((one) => `U+${one.codePointAt(0)?.toString(16)}`).join(' ');

describe('SPEC 5: texts that people type', () => {
  it.each(
    [0, 7, 9, 10, 13, 27, 127, 0x85, 0x9b, 0x61c, 0x200b, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202e]
      .concat([0x2060, 0x2066, 0x2069, 0xfeff, 0xfffe, 0xe000])
      .map((code) => String.fromCodePoint(code))
      .concat('\ud800', '\udc00'),
  )('rejects a control or invisible character: %j', (character) => {
    expect(isReadable(`a${character}b`), codePoint(character)).toBe(false);
    expect(isReadable(character)).toBe(false);
  });

  it.each(['김소라', '李小龍', '髙橋 さくら', "O'Neil-Smith", 'Nguyễn Thị', 'محمد', 'Ωmega', '🙂 ok', '☕️'])(
    'accepts %s',
    (text) => {
      expect(isReadable(text)).toBe(true);
      expect(isReadableLines(text)).toBe(true);
    },
  );

  it('accepts zero-width joiners only where a script or an emoji needs them', () => {
    for (const text of ['می\u200cخواهم', 'क्\u200dष', 'ශ්\u200dරී', '👨\u200d👩\u200d👧', '❤️\u200d🔥']) {
      expect(isReadable(text), codePoint(text)).toBe(true);
    }
    for (const text of ['ad\u200dmin', '\u200dadmin', '김\u200c소라', '👨\u200d', 'می\u200c\u200cخ']) {
      expect(isReadable(text), codePoint(text)).toBe(false);
    }
  });

  it('accepts newlines and tabs in multi-line text, and no other control character', () => {
    expect(isReadableLines('first\nsecond\r\n\tthird')).toBe(true);
    for (const text of ['a\rb', 'a\u001b[2Jb', 'a\u202eb', 'a\u2028b']) {
      expect(isReadableLines(text), codePoint(text)).toBe(false);
    }
  });
});

describe('texts stored before the rule', () => {
  it('escapes every character that would affect the reader’s screen', () => {
    expect(escapedControls('KIM\u202eARO\u001b[31m\n')).toBe('KIM\\u{202e}ARO\\u{1b}[31m\\u{a}');
    expect(escapedControls('김소라 🙂')).toBe('김소라 🙂');
    expect(escapedLines('a\nb\u009bc')).toBe('a\nb\\u{9b}c');
  });

  it('keeps the value of a line of JSON while escaping such characters', () => {
    const told = { path: '/a\u202eb', name: 'x\u009by\u2028' };
    const line = escapedInJson(JSON.stringify(told));
    expect(line).toMatch(/^[ -~]+$/);
    expect(JSON.parse(line)).toEqual(told);
  });
});
