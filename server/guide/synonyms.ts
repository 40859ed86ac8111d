import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { z } from 'zod';
import { synonymListSchema } from '../../contract/desk/synonyms.ts';
import { byLanguage, type Language, languages } from '../../domain/languages.ts';
import { noSynonyms, type SynonymList } from '../../domain/search/synonyms.ts';
import type { Database } from '../platform/database/database.ts';
import { readJson } from './readContent.ts';

/** The synonyms of every language, as the content files have them. */
export type ContentSynonyms = Readonly<Record<Language, SynonymList>>;

export const noContentSynonyms: ContentSynonyms = byLanguage(() => noSynonyms);

/** Where the synonyms of a language are in a content folder. */
export const synonymsFile = (language: Language) => `synonyms/${language}.json`;

/** Reads synonyms/CODE.json of every language; faults are added to `faults`. */
export async function readContentSynonyms(folder: string, faults: string[]): Promise<ContentSynonyms> {
  const lists = new Map<Language, SynonymList>();
  for (const language of languages) {
    const list = await readJson(folder, synonymsFile(language), synonymListSchema, faults);
    lists.set(language, list ?? noSynonyms);
  }
  return byLanguage((language) => lists.get(language) ?? noSynonyms);
}

const rowSchema = z.object({
  files: synonymListSchema,
  desk: synonymListSchema.nullable(),
  version: z.int(),
});
export type SynonymRow = z.infer<typeof rowSchema>;
const noRow: SynonymRow = { files: { finds: [], offers: [] }, desk: null, version: 0 };

/** The list of the content files, and the one that replaces it. */
export async function readSynonymRow(
  { sql: queries }: Database,
  language: Language,
  how: 'read' | 'lock' = 'read',
): Promise<SynonymRow> {
  const query = queries
    .selectFrom('search_synonym')
    .select(['files', 'desk', 'version'])
    .where('language', '=', language);
  const row = await (how === 'lock' ? query.forUpdate() : query).executeTakeFirst();
  return row ? rowSchema.parse(row) : noRow;
}

/** The lists that searches use by language, as a subquery. */
export const shownSynonyms = sql`(select coalesce(json_object_agg(language, coalesce(desk, files)), '{}') from search_synonym)`;
export const shownSynonymsSchema = z.partialRecord(z.enum(languages), synonymListSchema);

/**
 * Stores the lists of the content files, in the caller's transaction, beside the desk's, which stay.
 * @returns whether anything was written
 */
export async function writeContentSynonyms(database: Database, lists: ContentSynonyms): Promise<boolean> {
  let isChanged = false;
  for (const language of languages) {
    const { files } = await readSynonymRow(database, language);
    if (isDeepStrictEqual(files, lists[language])) continue;
    isChanged = true;
    const values = { files: JSON.stringify(lists[language]) };
    await database.sql
      .insertInto('search_synonym')
      .values({ language, ...values })
      .onConflict((conflict) => conflict.column('language').doUpdateSet(values))
      .execute();
  }
  return isChanged;
}
