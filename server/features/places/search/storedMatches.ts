import type { Language } from '../../../../domain/languages.ts';
import type { MatchDeps, OpenHours } from '../../../../domain/search/placeMatches.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/problem.ts';
import type { SharedSearchIndex } from './searchIndex.ts';
import type { StoredSynonyms } from './storedSynonyms.ts';

/** What a search of the database needs. */
export interface StoredDeps {
  readonly database: Database;
  readonly searchIndex: SharedSearchIndex;
  readonly openPlaces: OpenHours;
  readonly synonyms: StoredSynonyms;
}

/** Attempts of a search if a new guide is loaded meanwhile. */
const tries = 3;

/**
 * Searches one version of the guide. Retries a search that returns undefined because a new guide was loaded meanwhile.
 * @param language whose synonyms are used
 */
export async function withinOneGuide<T>(
  { searchIndex, openPlaces, synonyms }: StoredDeps,
  language: Language,
  search: (deps: MatchDeps) => Promise<T | undefined>,
): Promise<T> {
  const ofLanguage = { read: (version: number) => synonyms.read(version, language) };
  for (let left = tries; left > 0; left -= 1) {
    const index = searchIndex.current();
    let found: T | undefined;
    try {
      found = await search({ index, openPlaces, synonyms: ofLanguage });
      if (found !== undefined) return found;
    } finally {
      if (found === undefined) searchIndex.drop(index);
    }
  }
  throw new ProblemError('unavailable');
}
