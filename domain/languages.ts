/**
 * The guide's languages, in the order of the language menu (docs/product/languages.md). `ko` is the fallback of every
 * text.
 */
export const languages = ['ko', 'en', 'cn', 'tw', 'ja'] as const;

export type Language = (typeof languages)[number];

/** One text in every language. */
export type Translated = Record<Language, string>;

/** The languages in which every place must be written. Visitors of the other languages read missing texts in English. */
export const requiredLanguages = ['ko', 'en'] as const satisfies readonly Language[];

/** A text of a place: Korean and English always, the other languages once they are translated. */
export type PlaceText = Pick<Translated, (typeof requiredLanguages)[number]> & Partial<Translated>;

/** What visitors read of a text: English where their language is missing. */
export function withEnglish(text: PlaceText): Translated {
  return byLanguage((language) => text[language] ?? text.en);
}

/** Whether a place may be published without its texts in a language. */
export function isOptionalLanguage(language: Language): boolean {
  return !requiredLanguages.some((required) => required === language);
}

/**
 * A text in a language; Korean where it is missing (docs/product/languages.md#missing-texts). Null where Korean is
 * missing too.
 */
export function textIn(text: Partial<Translated>, language: Language): string | null {
  return text[language] ?? text.ko ?? null;
}

/** A value for each language. */
export function byLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return { ko: make('ko'), en: make('en'), cn: make('cn'), tw: make('tw'), ja: make('ja') };
}

/** The value of `<html lang>` and of `hreflang` for each language (docs/product/languages.md#choosing-the-language). */
export const htmlLang = {
  ko: 'ko',
  en: 'en',
  cn: 'zh-Hans',
  tw: 'zh-Hant',
  ja: 'ja',
} as const satisfies Record<Language, string>;

/** The locale in which dates are written: British in English. */
export const dateLocale = (language: Language): string => (language === 'en' ? 'en-GB' : htmlLang[language]);

/** The language's own name, as the language menu shows it (docs/product/names.md). */
export const languageNames: Record<Language, string> = {
  ko: '한국어',
  en: 'English',
  cn: '中文',
  tw: '繁體中文',
  ja: '日本語',
};
