import type { OpenMinute } from '../../../../contract/openMinute.ts';
import { type PlaceType, placeTypes } from '../../../../contract/placeTypes.ts';
import { OrdinalSet } from '../../../../contract/search/ordinalSet.ts';
import { type Condition, planSearch, termsOfConditions } from '../../../../contract/search/searchPlan.ts';
import { isInVocabulary, term, vocabularyForm } from '../../../../contract/search/searchTerms.ts';
import { type SearchWord, wordsOf } from '../../../../contract/search/searchText.ts';
import { deletesOfTyped, isSlipOf } from '../../../../contract/search/slips.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/problem.ts';
import type { OpenPlaces, OpenSets } from '../openPlaces.ts';
import { SearchIndex } from './searchIndex.ts';

/** Criteria that select places. */
export interface PlaceQuestion {
  /** A search word; undefined: all places. One without a letter or digit finds nothing. */
  readonly q: string | undefined;
  /** Categories to search. */
  readonly types: readonly PlaceType[];
  readonly themeId: number | undefined;
  /** Only places that are known to be open then. */
  readonly open: OpenMinute | undefined;
}

export interface MatchParts {
  readonly database: Database;
  readonly openPlaces: OpenPlaces;
}

/** The listed places that a query matches, in one version of the guide. */
export interface Matches {
  readonly version: number;
  /** Number of listed places in the guide. */
  readonly size: number;
  /** Best class first (searchPlan.ts); each place is in one class only. */
  readonly classes: readonly OrdinalSet[];
  /** Number of places left out because their hours then are unknown. */
  readonly unknown: number;
  readonly index: SearchIndex;
}

/** Attempts of a search if a new guide is loaded meanwhile. */
const tries = 3;

/** Retries work that returns undefined because a new guide was loaded meanwhile. */
export async function withinOneGuide<T>(work: () => Promise<T | undefined>): Promise<T> {
  for (let left = tries; left > 0; left -= 1) {
    const found = await work();
    if (found !== undefined) return found;
  }
  throw new ProblemError('unavailable');
}

/**
 * The places that a query matches. `alsoRead` names terms that the caller reads from the index afterwards.
 * @returns undefined if a new guide was loaded meanwhile.
 */
export async function matchPlaces(
  { database, openPlaces }: MatchParts,
  question: PlaceQuestion,
  alsoRead: readonly string[] = [],
): Promise<Matches | undefined> {
  const index = new SearchIndex(database);
  const scope = scopeOf(question);
  const words = question.q === undefined ? undefined : wordsOf(question.q);
  if (words?.length === 0) return { version: 0, size: 0, classes: [], unknown: 0, index };
  const conditions = await readConditions(index, words, scope, alsoRead);
  if (!conditions) return undefined;
  const { version = 0, size } = index;
  let hours: OpenSets | undefined;
  if (question.open) {
    hours = await openPlaces.read(version, size, question.open.time);
    if (!hours) return undefined;
  }
  const isNarrowed = scope.all.length + scope.oneOf.length > 0;
  const within = index.find(scope);
  const met = new OrdinalSet(size);
  const classes = conditions.map((condition) => {
    const places = index.find(condition);
    if (isNarrowed) places.keepOnly(within);
    places.remove(met);
    met.add(places);
    if (hours) places.keepOnly(hours.open);
    return places;
  });
  if (hours) met.keepOnly(hours.unknown);
  return { version, size, classes, unknown: hours ? met.count() : 0, index };
}

/** The categories and the theme that a query is limited to. */
function scopeOf({ types, themeId }: PlaceQuestion): Condition {
  return {
    all: themeId === undefined ? [] : [term.theme(themeId)],
    oneOf: types.length === placeTypes.length ? [] : [types.map(term.type)],
  };
}

/** The conditions of a query, best class first, with all their terms read. */
async function readConditions(
  index: SearchIndex,
  words: readonly SearchWord[] | undefined,
  scope: Condition,
  alsoRead: readonly string[],
): Promise<readonly Condition[] | undefined> {
  const scopeTerms = [...termsOfConditions([scope]), ...alsoRead];
  if (!words) return (await index.read(scopeTerms, [])) && [scope];
  const slips = await readFirst(index, words, scopeTerms);
  if (!slips) return undefined;
  const { classes } = planSearch(words, slips);
  return (await index.read(termsOfConditions(classes), [])) && classes;
}

/**
 * Reads the sets of the terms that every search needs, and finds the words of the guide of which a typed word may be a
 * misspelling: none if the guide contains the typed word itself.
 */
async function readFirst(
  index: SearchIndex,
  words: readonly SearchWord[],
  scopeTerms: readonly string[],
): Promise<string[][] | undefined> {
  const terms = [...termsOfConditions(planSearch(words).classes), ...scopeTerms];
  const typed = words.map((word) => (isInVocabulary(word) ? vocabularyForm(word) : ''));
  const near = await index.read(terms, [...new Set(typed.flatMap(deletesOfTyped))]);
  return (
    near &&
    typed.map((form) => (index.has(term.word(form)) ? [] : near.filter((word) => isSlipOf(form, word))))
  );
}
