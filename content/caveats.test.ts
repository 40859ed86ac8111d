import { expect, test } from 'vitest';
import { type Language, languages } from '../domain/languages.ts';
import { readContent } from '../server/guide/readContent.ts';

const { places } = await readContent(import.meta.dirname);

/** How each language tells a visitor to check or to call before going. */
const caveats: Record<Language, RegExp> = {
  ko: /확인|전화|문의(?:해|하)|물어[보봐]/,
  en: /\b(check|confirm|call|phone|ring|ask)\b[^.;]*\b(ahead|before|beforehand|first|early|hours|days?|times?)\b/i,
  cn: /确认|核实|电话|致电|咨询|问清|先问|问一/,
  tw: /確認|查證|電話|致電|洽詢|諮詢|問清|先問|問一/,
  ja: /確かめ|確認|問い合わせ|電話|聞け|聞いて|要確/,
};

type Place = (typeof places)[number];

/** Whether visitors have to book a place, or the weather may close it. */
const isUncertainByItsFacts = ({ type, facts }: Place) =>
  type === 'accommodation' || facts.some((fact) => /reserv|book|camp|\bstays?\b|weather/.test(fact));

const cautionTexts = ({ summary, information, hours: { note } }: Place, language: Language) =>
  [summary, information, note].flatMap((text) => text?.[language] ?? []);

test.each(languages)(
  'asks to check before going only where hours or a visit are uncertain, in %s',
  (language) => {
    const found = places
      .filter((place) => !place.hours.doubtful && !isUncertainByItsFacts(place))
      .flatMap((place) => cautionTexts(place, language).map((text) => `${place.id} ${text}`))
      .filter((text) => caveats[language].test(text));
    expect(found).toEqual([]);
  },
);

test.each(languages)('has no note in %s that asks to check, since the page does so itself', (language) => {
  const found = places.flatMap(({ id, hours }) => {
    const note = hours.note?.[language] ?? '';
    return caveats[language].test(note) ? [`${id} ${note}`] : [];
  });
  expect(found).toEqual([]);
});
