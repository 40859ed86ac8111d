import { toKana } from '../../../domain/reading/kana.ts';
import { romanize } from '../../../domain/reading/romanisation.ts';
import { toSounds } from '../../../domain/reading/soundChanges.ts';

/** How a Korean name is said: in katakana and in the Revised Romanization. */
export interface Reading {
  readonly kana: string;
  readonly roman: string;
}

/** What the rule cannot know (content/readings.json, docs/editing/readings.md). */
export interface ReadingExceptions {
  /** Foreign words, brands and persons with an established spelling, by their Hangul. */
  readonly words: Readonly<Record<string, Reading>>;
  /** Parts that are not said as they are written, respelt as they are said. */
  readonly sounds: Readonly<Record<string, SoundException>>;
  /** Names with the word boundaries that Korean does not write: a space, or a hyphen before 리, 동, 로, 길, 시. */
  readonly boundaries: readonly string[];
}

interface SoundException {
  /** In katakana. */
  readonly said: string;
  /** In Latin letters, if they differ too; the romanisation ignores tensing. */
  readonly romanised?: string | undefined;
  readonly why: string;
}

/** A run of a word: an established word, Hangul spelt by the rule, or other text that is kept. */
interface Run {
  readonly kind: 'word' | 'hangul' | 'kept';
  readonly text: string;
}

const noExceptions: ReadingExceptions = { words: {}, sounds: {}, boundaries: [] };

/** The reading of a Korean name by the rule of docs/editing/readings.md. */
export function koreanReading(name: string, exceptions: ReadingExceptions = noExceptions): Reading {
  const bounded =
    exceptions.boundaries.find((one) => withoutBoundaries(one) === withoutBoundaries(name)) ?? name;
  const read = bounded.split(' ').map((word) => readWord(word, exceptions));
  return {
    kana: read.map(({ kana }) => kana).join(' '),
    roman: read.map(({ roman }) => roman).join(' '),
  };
}

/** A name without word boundaries, to look it up in `boundaries`. */
export function withoutBoundaries(name: string): string {
  return name.replace(/[ -]/g, '');
}

function readWord(word: string, exceptions: ReadingExceptions): Reading {
  let kana = '';
  let roman = '';
  for (const [index, run] of splitRuns(word, exceptions).entries()) {
    // One syllable after an established word is its suffix, and voiced: 아트관, 캠핑장.
    const isSuffix = run.kind === 'hangul' && run.text.length === 1 && /\w$/.test(roman) && index > 0;
    const read = readRun(run, exceptions);
    // The suffix is read after the vowel 아, so that it is voiced; the vowel is cut off again.
    kana += isSuffix ? toKana(toSounds(`아${run.text}`)).slice(1) : read.kana;
    roman += isSuffix ? `-${read.roman.toLowerCase()}` : `${joint(roman, read.roman)}${read.roman}`;
  }
  return { kana, roman };
}

/** In Latin letters, each run of a word is written as a separate word. */
function joint(before: string, after: string): string {
  if (before.endsWith(',')) return ' ';
  return /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after) ? ' ' : '';
}

/** The runs of a word; the longest established words first. */
function splitRuns(word: string, { words }: ReadingExceptions): Run[] {
  const established = Object.keys(words)
    .sort((one, other) => other.length - one.length)
    .map((text) => text.replace(/[()]/g, '\\$&'));
  return word.split(new RegExp(`(${established.join('|') || '(?!)'})`, 'u')).flatMap((text, index): Run[] => {
    if (index % 2 === 1) return [{ kind: 'word', text }];
    return (text.match(/[가-힣]+(?:-[가-힣]+)*|[^가-힣]+/gu) ?? []).map((part) => ({
      kind: /^[가-힣]/u.test(part) ? 'hangul' : 'kept',
      text: part,
    }));
  });
}

function readRun({ kind, text }: Run, { words, sounds }: ReadingExceptions): Reading {
  const established = kind === 'word' ? words[text] : undefined;
  if (established) return established;
  if (kind === 'kept') return { kana: text.replaceAll('·', '・').replaceAll(',', '、'), roman: text };
  let said = text;
  let romanised = text;
  for (const [written, sound] of Object.entries(sounds)) {
    said = said.replaceAll(written, sound.said);
    romanised = romanised.replaceAll(written, sound.romanised ?? written);
  }
  return { kana: runKana(said), roman: romanizeRun(romanised) };
}

/** Katakana has no hyphens, but the 길 of a road's name is read like the beginning of a word: キル. */
function runKana(said: string): string {
  return said
    .split(/-(?=길)/)
    .map((part) => toKana(toSounds(part.replaceAll('-', '').replace(/(?<=.)의$/, '에'))))
    .join('');
}

/** Sound changes across a hyphen are not written: Bangdong-ri. */
function romanizeRun(said: string): string {
  const parts = said.split('-').map((part) => romanize(toSounds(part)));
  const roman = parts.join('-');
  return roman.slice(0, 1).toUpperCase() + roman.slice(1);
}
