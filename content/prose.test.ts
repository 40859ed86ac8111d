import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../domain/languages.ts';
import { placeTypes } from '../domain/places/placeTypes.ts';
import { sortByOrdinal } from '../server/guide/guideRows.ts';
import { readContent } from '../server/guide/readContent.ts';

/** How the texts of places are written (docs/editing.md). A limit is what the guide has today: it may only go down. */
const { places } = await readContent(import.meta.dirname);
type Place = (typeof places)[number];

const informationText = (place: Place, language: Language) => place.information[language] ?? '';

/** A number of a listed monument, which have not been public since November 2021. */
const listingNumber: Record<Language, RegExp> = {
  ko: /제\s?\d+호/,
  en: /\bNo\.\s?\d/,
  cn: /第\d+号/,
  tw: /第\d+號/,
  ja: /第\d+号/,
};

describe.each(languages)('the texts of places in %s', (language) => {
  const texts = places.flatMap((place) =>
    [place.summary, place.information].map((text) => `${place.id} ${text[language] ?? ''}`),
  );

  test('leave clock times to the hours box', () => {
    expect(texts.filter((text) => /\d:\d\d/.test(text))).toEqual([]);
  });

  test('name no number of a listed monument', () => {
    expect(texts.filter((text) => listingNumber[language].test(text))).toEqual([]);
  });
});

interface Closing {
  readonly pattern: RegExp;
  readonly limit: number;
}

/** Endings that too many texts once had. */
const closings: Record<Language, readonly Closing[]> = {
  ko: [
    { pattern: /수 있습니다\.$/, limit: 2 },
    { pattern: /좋습니다\.$/, limit: 1 },
    { pattern: /(?:알맞|어울|편합|쉽)\S*\.$/, limit: 1 },
    { pattern: /(?:낫|만합)\S*\.$/, limit: 1 },
    { pattern: /됩니다\.$/, limit: 5 },
  ],
  en: [
    { pattern: /\bfor an? (?:\w+ )?(?:walk|stroll|meal|coffee|drink|lunch|dinner|cup)\b[^.]*\.$/, limit: 1 },
    { pattern: /\b(?:near|nearby|close|next door|not far)\b[^.]*\.$/, limit: 4 },
  ],
  cn: [
    { pattern: /(?:走走|看看|坐坐|逛逛)。$/, limit: 2 },
    { pattern: /可以一起(?:看|逛|参观)。$/, limit: 0 },
  ],
  tw: [
    { pattern: /(?:走走|看看|坐坐|逛逛)。$/, limit: 2 },
    { pattern: /可以一[起併](?:看|逛|參觀|走訪)。$/, limit: 0 },
  ],
  ja: [
    { pattern: /できます。$/, limit: 1 },
    { pattern: /れます。$/, limit: 18 },
    { pattern: /[えけせてべめげ]ます。$/, limit: 11 },
    { pattern: /ましょう。$/, limit: 3 },
    { pattern: /ください。$/, limit: 4 },
  ],
};

/** Maximum number of texts that end with the name of another place. */
const neighbourLimits: Record<Language, number> = { ko: 26, en: 18, cn: 22, tw: 22, ja: 14 };

const withoutBrackets = (name: string) => name.replace(/（.*?）|\(.*?\)/g, '');
const placeName = ({ name }: Place, language: Language) => withoutBrackets(name[language] ?? name.en);

/** The last sentence of a text. */
const lastSentence = (text: string) => /[^.!?。！？]*[.!?。！？]+$/.exec(text)?.[0] ?? text;

function hasNeighbour(text: string, place: Place, language: Language): boolean {
  const own = placeName(place, language);
  return places
    .filter(({ id }) => id !== place.id)
    .map((other) => placeName(other, language))
    .some((name) => !own.includes(name) && text.includes(name));
}

describe.each(languages)('the texts in %s', (language) => {
  // docs/editing.md: another place is named only where the two belong together.
  test('name another place in at most one text of three', () => {
    const found = places.filter((place) => hasNeighbour(informationText(place, language), place, language));
    expect(found.length).toBeLessThanOrEqual(places.length / 3);
  });
});

describe.each(languages)('the last sentences in %s', (language) => {
  test.each(closings[language])('end with $pattern at most $limit times', ({ pattern, limit }) => {
    const found = places.filter((place) => pattern.test(informationText(place, language)));
    expect(found.length).toBeLessThanOrEqual(limit);
  });

  test('differ in their closing from the next place of the category by rank', () => {
    const repeated = placeTypes.flatMap((type) => {
      const ranked = sortByOrdinal(places).filter((place) => place.type === type);
      return ranked.flatMap((place, index) => {
        const next = ranked[index + 1];
        return next === undefined
          ? []
          : closings[language]
              .filter(({ pattern }) =>
                [place, next].every((one) => pattern.test(informationText(one, language))),
              )
              .map(({ pattern }) => `${place.id} and ${next.id}: ${pattern}`);
      });
    });
    expect(repeated).toEqual([]);
  });

  test('end on another place in a limited number of texts', () => {
    const found = places.filter((place) =>
      hasNeighbour(lastSentence(informationText(place, language)), place, language),
    );
    expect(found.length).toBeLessThanOrEqual(neighbourLimits[language]);
  });
});
