import type { Language } from '../languages.ts';

/** The script in which pages of a language show the sound of a Korean name (docs/editing/readings.md); null if they don't. */
export const readingScripts: Record<Language, 'kana' | 'roman' | null> = {
  ko: null,
  en: null,
  cn: 'roman',
  tw: 'roman',
  ja: 'kana',
};

/** The `lang` of a reading: katakana is Japanese text, the romanisation Korean in Latin letters (BCP 47). */
export const readingLangTags = { kana: 'ja', roman: 'ko-Latn' } as const;

interface Read {
  readonly name: string;
  readonly reading?: string | undefined;
}

/** 烏竹軒（オジュッコン）, or the name alone. */
export function nameWithReading({ name, reading }: Read): string {
  return reading === undefined ? name : `${name}（${reading}）`;
}
