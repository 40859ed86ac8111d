import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { KnownWord } from './searchPlan.ts';
import { isInVocabulary, vocabularyForm } from './searchTerms.ts';
import type { SearchWord } from './searchText.ts';
import { deletesOfTyped, isSlipOf } from './slips.ts';

const rowSchema = z.object({ word: z.string() });

/** What the guide's words say of typed ones: whether each is one of them, and else which it is a slip of. */
export async function lookUpWords(database: Database, words: readonly SearchWord[]): Promise<KnownWord[]> {
  const typed = words.filter(isInVocabulary).map(vocabularyForm);
  if (typed.length === 0) return words.map(() => ({ isWhole: false, slips: [] }));
  const deletes = [...new Set(typed.flatMap(deletesOfTyped))];
  const { rows } = await sql`select word from search_word
    where word = any(${typed}::text[]) or deletes && ${deletes}::text[]`.execute(database.sql);
  const near = z
    .array(rowSchema)
    .parse(rows)
    .map(({ word }) => word);
  const known = new Set(near);
  return words.map((word) => {
    const form = vocabularyForm(word);
    const isWhole = known.has(form);
    const looksFurther = !isWhole && isInVocabulary(word);
    return { isWhole, slips: looksFurther ? near.filter((other) => isSlipOf(form, other)) : [] };
  });
}
