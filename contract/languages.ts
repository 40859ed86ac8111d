/** The guide's languages, in the order of the language menu (SPEC 9). `ko` is the fallback of every text. */
export const languages = ['ko', 'en', 'cn', 'ja'] as const;

export type Language = (typeof languages)[number];

/** One text in every language. Content with a missing language is rejected. */
export type Translated = Record<Language, string>;

/** The value of `<html lang>` and of `hreflang` for each language (DESIGN 3). */
export const htmlLang: Record<Language, string> = { ko: 'ko', en: 'en', cn: 'zh-Hans', ja: 'ja' };

/** The language's own name, as the language menu shows it (DESIGN 6). */
export const languageNames: Record<Language, string> = {
  ko: '한국어',
  en: 'English',
  cn: '中文',
  ja: '日本語',
};
