import { placeTypes } from '../places/placeTypes.ts';
import { type MatchDeps, matchPlaces } from './placeMatches.ts';
import { isInVocabulary, vocabularyForm } from './searchTerms.ts';
import { searchWords } from './searchText.ts';
import { nearestSpellings, spellingRange } from './slips.ts';

/** Maximum number of searches to offer. */
const maxOffered = 4;
/** Maximum number of a query's words to look at, and of spellings to try for each. */
const maxWords = 4;
const maxSpellings = 2;

/**
 * Searches to offer for a query that finds nothing in any category, each of which finds something: those that editors
 * entered for it, the query without one of its words, and the nearest words of the guide and the synonyms.
 * @returns an empty list if the query does find something; undefined if the guide has changed meanwhile.
 */
export async function nearWords(deps: MatchDeps, q: string): Promise<readonly string[] | undefined> {
  const found = await findsPlaces(deps, q);
  if (found === undefined) return undefined;
  const words = searchWords(q).slice(0, maxWords);
  if (found || words.length === 0) return [];
  const synonyms = await deps.synonyms.read(deps.index.version ?? 0);
  if (!synonyms) return undefined;
  const spellings: string[] = [];
  for (const word of words.filter(isInVocabulary).map(vocabularyForm)) {
    const range = spellingRange(word);
    const known = range ? await deps.index.wordsWithin(range.first, range.last) : [];
    spellings.push(...nearestSpellings(word, [...known, ...synonyms.words]).slice(0, maxSpellings));
  }
  const offered: string[] = [];
  for (const candidate of new Set([...synonyms.offered(words), ...shorterQueries(q), ...spellings])) {
    const finds = await findsPlaces(deps, candidate);
    if (finds === undefined) return undefined;
    if (finds) offered.push(candidate);
    if (offered.length === maxOffered) break;
  }
  return offered;
}

/** The query without one of its words, then each word alone. */
function shorterQueries(q: string): string[] {
  const parts = q.trim().split(/\s+/u).slice(0, maxWords);
  if (parts.length < 2) return [];
  return [...parts.map((_, index) => parts.toSpliced(index, 1).join(' ')), ...parts];
}

async function findsPlaces(deps: MatchDeps, q: string): Promise<boolean | undefined> {
  const matches = await matchPlaces(deps, { q, types: placeTypes, themeId: undefined, open: undefined });
  return matches?.classes.some((places) => places.count() > 0);
}
