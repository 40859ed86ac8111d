import { z } from 'zod';
import type { UntranslatedField } from '../../contract/places.ts';
import {
  byLanguage,
  isOptionalLanguage,
  type Language,
  languages,
  type PlaceText,
  type Translated,
} from '../../domain/languages.ts';

/** The shape of a text in several languages: Korean and English are required, the others optional. */
export const inRequiredLanguages = <Text extends z.ZodType<string>>(text: Text) => ({
  ...byLanguage(() => z.exactOptional(text)),
  ko: text,
  en: text,
});

/** A text from an editor's form, without the optional languages that are blank. */
export function withoutBlanks({ ko, en, ...others }: Translated): PlaceText {
  const written = Object.entries(others).filter(([, words]) => words.trim() !== '');
  return { ko, en, ...Object.fromEntries(written) };
}

/** A text for an editor's form: a missing language is ''. */
export function withBlanks(text: PlaceText): Translated {
  return byLanguage((language) => text[language] ?? '');
}

/** The texts of a place that its page shows. */
export interface PlaceTexts {
  readonly name: PlaceText;
  readonly summary: PlaceText;
  readonly information: PlaceText;
  readonly address: PlaceText;
  readonly hours: { readonly note: PlaceText | null };
}

interface MissingText {
  readonly language: Language;
  /** The field's name on the place's page. */
  readonly field: UntranslatedField;
  /** The path within the place's file. */
  readonly path: string;
}

/** The texts that visitors read in English, because their language is missing. */
export function missingTexts({ name, summary, information, address, hours }: PlaceTexts): MissingText[] {
  const texts = [
    { field: 'placeName', path: 'name', text: name },
    { field: 'summary', path: 'summary', text: summary },
    { field: 'information', path: 'information', text: information },
    { field: 'address', path: 'address', text: address },
    { field: 'note', path: 'hours.note', text: hours.note },
  ] as const;
  return texts.flatMap(({ field, path, text }) =>
    text === null
      ? []
      : missingIn(text).map((language) => ({ language, field, path: `${path}.${language}` })),
  );
}

/** The languages in which visitors read a text in English. */
export function missingIn(text: PlaceText): Language[] {
  if (text.en.trim() === '') return [];
  return languages.filter((language) => isOptionalLanguage(language) && text[language] === undefined);
}
