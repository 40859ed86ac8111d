import { readFileSync } from 'node:fs';
import { Converter } from 'opencc-js';
import { z } from 'zod';

/** Taiwan's words: `is` replaces each word of `not`, and is itself left unchanged. */
const termsSchema = z.array(
  z.strictObject({ ko: z.string().nullable(), is: z.string().min(1), not: z.array(z.string().min(1)) }),
);

const terms = termsSchema.parse(
  JSON.parse(readFileSync(new URL('../../content/terms/tw.json', import.meta.url), 'utf8')),
);
const wordFor = new Map(
  terms.flatMap(({ is, not }) => [[is, is], ...not.map((word) => [word, is] as const)]),
);
/** Longer words come first, so that `啤酒店` (a beer shop) is not read as one with `酒店` (a hotel). */
const anyWord = new RegExp([...wordFor.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');

/** The words of a Traditional text that the term list replaces. */
export function wrongWordsIn(text: string): string[] {
  return [...text.matchAll(anyWord)].map(([word]) => word).filter((word) => wordFor.get(word) !== word);
}

// The package's types do not resolve under NodeNext.
const convert: (text: string) => string = Converter({ from: 'cn', to: 'twp' });

/** The draft of a Simplified text as Taiwan writes it: OpenCC's phrases, then our terms, quotation marks and units. */
export function toTraditional(simplified: string): string {
  return convert(simplified)
    .replace(anyWord, (word) => wordFor.get(word) ?? word)
    .replaceAll('“', '「')
    .replaceAll('”', '」')
    .replaceAll('‘', '『')
    .replaceAll('’', '』')
    .replace(/(?<=[\d０-９])(平方|立方)?米(?!飯)/g, '$1公尺')
    .replace(/20世紀(\d)0年代/g, '19$10年代');
}
