import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Language, languages } from '../../domain/languages.ts';
import { readContent } from '../../server/guide/readContent.ts';

const content = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

const termsSchema = z.array(
  z.strictObject({
    /** The Korean term in a place's name; null for a term that only texts use. */
    ko: z.string().nullable(),
    /** The only rendering of the term. */
    is: z.string().min(1),
    /** Renderings that no text may have. */
    not: z.array(z.string().min(1)),
  }),
);

function readTerms(language: Language) {
  return termsSchema.parse(JSON.parse(readFileSync(`${content}terms/${language}.json`, 'utf8')));
}

const brands = z.array(z.string()).parse(JSON.parse(readFileSync(`${content}terms/brands.json`, 'utf8')));
const { places, themes } = await readContent(content);
const picturesSchema = z.object({ pictures: z.array(z.object({ alt: z.record(z.string(), z.string()) })) });

/** Everything that a visitor reads in a language, each text with its place. */
function textsIn(language: Language): [string, string][] {
  const files = (folder: string, pattern: RegExp) =>
    readdirSync(root + folder)
      .filter((file) => pattern.test(file))
      .map((file): [string, string] => [
        `${folder}/${file}`,
        readFileSync(`${root}${folder}/${file}`, 'utf8'),
      ]);
  return [
    ...places.flatMap(({ id, name, summary, information, address, hours }) =>
      Object.entries({ name, summary, information, address, note: hours.note }).map(
        ([field, text]): [string, string] => [`${id} ${field}`, text?.[language] ?? ''],
      ),
    ),
    ...files('content/pictures', /\.json$/).flatMap(([where, text]) =>
      picturesSchema
        .parse(JSON.parse(text))
        .pictures.map(({ alt }): [string, string] => [where, alt[language] ?? '']),
    ),
    ...themes.map(({ key, name }): [string, string] => [`theme ${key}`, name[language]]),
    ...files(`web/messages/${language}`, /\.ts$/),
    ...files('server/mail/templates', new RegExp(`^${language}\\.ts$`)),
    ...files('content/documents', new RegExp(`_${language}\\.md$`)),
  ];
}

describe.each(languages)('the term list in %s', (language) => {
  const terms = readTerms(language);

  test('no text has a rendering that the list excludes', () => {
    const found = textsIn(language).flatMap(([where, text]) =>
      terms.flatMap((term) => term.not.filter((not) => text.includes(not)).map((not) => `${where}: ${not}`)),
    );
    expect(found).toEqual([]);
  });

  test('a name has the one rendering of each of its terms', () => {
    const found = terms.flatMap(({ ko, is }) =>
      places
        .filter(({ name }) => ko !== null && name.ko.includes(ko) && !name[language]?.includes(is))
        .map(({ id, name }) => `${id} ${name.ko} ${name[language]}: ${is}`),
    );
    expect(found).toEqual([]);
  });
});

test.each(languages.filter((language) => !['ko', 'en'].includes(language)))(
  'names and addresses in %s have no Latin letters but those of brands',
  (language) => {
    const withoutBrands = (text: string) => brands.reduce((left, brand) => left.replaceAll(brand, ''), text);
    const found = places.flatMap(({ id, name, address }) =>
      [name[language] ?? '', address[language] ?? '']
        .filter((text) => /\p{Script=Latin}/u.test(withoutBrands(text)))
        .map((text) => `${id} ${text}`),
    );
    expect(found).toEqual([]);
  },
);
