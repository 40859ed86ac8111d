import { type PlaceType, placeTypes } from '../../../../contract/placeTypes.ts';
import { OrdinalSet } from '../../../guide/search/ordinalSet.ts';
import { isInVocabulary, term, vocabularyForm } from '../../../guide/search/searchTerms.ts';
import { type SearchWord, wordsOf } from '../../../guide/search/searchText.ts';
import { deletesOfTyped, isSlipOf } from '../../../guide/search/slips.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/problem.ts';
import type { OpenMinute } from '../openMinute.ts';
import type { OpenPlaces, OpenSets } from '../openPlaces.ts';
import { SearchIndex } from './searchIndex.ts';
import { type Condition, planSearch, termsOfConditions } from './searchPlan.ts';

/** Which places are meant. */
export interface PlaceQuestion {
  /** A search word; undefined: all places. One without a letter or digit finds nothing. */
  readonly q: string | undefined;
  /** Categories that are looked through. */
  readonly types: readonly PlaceType[];
  readonly themeId: number | undefined;
  /** Only places that are known to be open then. */
  readonly open: OpenMinute | undefined;
}

export interface MatchParts {
  readonly database: Database;
  readonly openPlaces: OpenPlaces;
}

/** The listed places that a question finds, in one version of the guide. */
export interface Matches {
  readonly version: number;
  /** Listed places of the guide. */
  readonly size: number;
  /** Best class first (searchPlan.ts); no place stands in two. */
  readonly classes: readonly OrdinalSet[];
  /** Places left out because nobody can say whether they are open. */
  readonly unknown: number;
  readonly index: SearchIndex;
}

/** Times that a search begins anew because the guide was loaded in between. */
const tries = 3;

/** Answers by work that finds undefined when the guide was loaded in between: then anew. */
export async function withinOneGuide<T>(work: () => Promise<T | undefined>): Promise<T> {
  for (let left = tries; left > 0; left -= 1) {
    const found = await work();
    if (found !== undefined) return found;
  }
  throw new ProblemError('unavailable');
}

/**
 * The places that a question finds. `alsoRead` names terms that the caller asks the index for afterwards.
 * @returns undefined when the guide was loaded anew in between.
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

/** The categories and the theme that a question is limited to. */
function scopeOf({ types, themeId }: PlaceQuestion): Condition {
  return {
    all: themeId === undefined ? [] : [term.theme(themeId)],
    oneOf: types.length === placeTypes.length ? [] : [types.map(term.type)],
  };
}

/** The conditions of a question, best class first, with all their terms read. */
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
 * Reads the sets of the terms that the search needs in any case, and finds the words of the guide that each typed one
 * may be a slip of: none where it is itself one of them.
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
