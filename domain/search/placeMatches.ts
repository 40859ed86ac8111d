import type { SeoulTime } from '../calendar/seoulTime.ts';
import type { OpenMinute } from '../openingHours/openMinute.ts';
import { byPlaceType, type PlaceType, placeTypes } from '../places/placeTypes.ts';
import { OrdinalSet } from './ordinalSet.ts';
import { type Condition, conditionTerms, type MatchClass, planSearch } from './searchPlan.ts';
import { isInVocabulary, term, vocabularyForm } from './searchTerms.ts';
import { type SearchWord, searchWords } from './searchText.ts';
import { isMisspelling, typedDeletions } from './slips.ts';
import type { Synonyms } from './synonyms.ts';

/** Criteria that select places. */
export interface PlaceQuestion {
  /** The search text; undefined for all places. A text without a letter or digit finds nothing. */
  readonly q: string | undefined;
  /** Categories to search. */
  readonly types: readonly PlaceType[];
  readonly themeId: number | undefined;
  /** If set, only places that are known to be open at this minute. */
  readonly open: OpenMinute | undefined;
}

/** The sets of places per search term, for one version of the guide: stored ones, or those of a guide in memory. */
export interface TermIndex {
  /** Version of the guide that the sets belong to; undefined until the first read. */
  readonly version: number | undefined;
  /** Number of listed places. */
  readonly size: number;
  /**
   * Reads the sets of terms, and finds the guide's words that share one of the given deletion variants (slips.ts).
   * @returns those words; undefined if the guide has changed since the first read.
   */
  read(
    terms: Iterable<string>,
    deletes: readonly string[],
  ): readonly string[] | Promise<readonly string[] | undefined>;
  /** Words of the guide in an alphabetical range, its end excluded; not all of them if there are very many. */
  wordsWithin(first: string, last: string): readonly string[] | Promise<readonly string[]>;
  /** The places of a term that has been read; undefined if no place has it. */
  placesOf(term: string): OrdinalSet | undefined;
}

/** Places open at a minute, and places whose hours then are unknown. */
export interface OpenSets {
  readonly open: OrdinalSet;
  readonly unknown: OrdinalSet;
}

/** The opening hours of the listed places. */
export interface OpenHours {
  /** The sets for a version and size of the guide; undefined if the guide has changed meanwhile. */
  read(version: number, size: number, minute: SeoulTime): OpenSets | Promise<OpenSets | undefined>;
}

/** The synonyms that editors keep. */
export interface SynonymSource {
  /** The synonyms of a version of the guide; undefined if the guide has changed meanwhile. */
  read(version: number): Synonyms | Promise<Synonyms | undefined>;
}

export interface MatchDeps {
  readonly index: TermIndex;
  readonly openPlaces: OpenHours;
  readonly synonyms: SynonymSource;
}

/** The listed places that a query matches, in one version of the guide. */
export interface Matches {
  readonly version: number;
  /** Number of listed places in the guide. */
  readonly size: number;
  /** Best class first (searchPlan.ts); each place is in one class only. */
  readonly classes: readonly OrdinalSet[];
  /** Places left out because their hours then are unknown. */
  readonly unknown: OrdinalSet;
}

/**
 * The places that a query matches. `alsoRead` names terms that the caller reads from the index afterwards.
 * @returns undefined if a new guide was loaded meanwhile.
 */
export async function matchPlaces(
  { index, openPlaces, synonyms }: MatchDeps,
  question: PlaceQuestion,
  alsoRead: readonly string[] = [],
): Promise<Matches | undefined> {
  const scope = scopeCondition(question);
  const words = question.q === undefined ? undefined : searchWords(question.q);
  if (words?.length === 0) return { version: 0, size: 0, classes: [], unknown: new OrdinalSet(0) };
  const planned = await readClasses({ index, synonyms }, words, scope, alsoRead);
  if (!planned) return undefined;
  const { version = 0, size } = index;
  let hours: OpenSets | undefined;
  if (question.open) {
    hours = await openPlaces.read(version, size, question.open.time);
    if (!hours) return undefined;
  }
  const isNarrowed = scope.all.length + scope.oneOf.length > 0;
  const within = placesThatMeet(index, scope);
  const met = new OrdinalSet(size);
  const classes = planned.map((conditions) => {
    const places = new OrdinalSet(size);
    for (const condition of conditions) places.add(placesThatMeet(index, condition));
    if (isNarrowed) places.keepOnly(within);
    places.remove(met);
    met.add(places);
    if (hours) places.keepOnly(hours.open);
    return places;
  });
  const unknown = hours ? common(met, hours.unknown) : new OrdinalSet(size);
  return { version, size, classes, unknown };
}

/**
 * The places that a query matches in each category, found with a single search.
 * @returns undefined if a new guide was loaded meanwhile.
 */
export async function matchEachType(
  deps: MatchDeps,
  question: Omit<PlaceQuestion, 'types'>,
): Promise<Record<PlaceType, Matches> | undefined> {
  const matches = await matchPlaces(deps, { ...question, types: placeTypes }, placeTypes.map(term.type));
  if (!matches) return undefined;
  return byPlaceType((type) => {
    const ofType = deps.index.placesOf(term.type(type)) ?? new OrdinalSet(matches.size);
    return {
      ...matches,
      classes: matches.classes.map((places) => common(places, ofType)),
      unknown: common(matches.unknown, ofType),
    };
  });
}

/** The number of matching places, and the class of the best match. */
export interface MatchCount {
  readonly totalItems: number;
  /** Missing where nothing matches. */
  readonly matchClass?: number;
}

/** @param sizes the numbers of places in the classes, best class first */
export function countMatches(sizes: readonly number[]): MatchCount {
  const best = sizes.findIndex((size) => size > 0);
  return {
    totalItems: sizes.reduce((sum, size) => sum + size, 0),
    ...(best < 0 ? {} : { matchClass: best }),
  };
}

/** The places of two sets of the same size that are in both. */
function common(one: OrdinalSet, other: OrdinalSet): OrdinalSet {
  const places = new OrdinalSet(one.bytes.length * 8);
  places.add(one);
  places.keepOnly(other);
  return places;
}

/**
 * The number of matches per theme.
 * @returns undefined if a new guide was loaded meanwhile.
 */
export async function countByTheme(
  parts: MatchDeps,
  question: PlaceQuestion,
  themeIds: readonly number[],
): Promise<Map<number, number> | undefined> {
  const matches = await matchPlaces(parts, question, themeIds.map(term.theme));
  if (!matches) return undefined;
  const found = new OrdinalSet(matches.size);
  for (const places of matches.classes) found.add(places);
  return new Map(
    themeIds.map((id) => {
      const carrying = placesThatMeet(parts.index, { all: [term.theme(id)], oneOf: [] });
      carrying.keepOnly(found);
      return [id, carrying.count()];
    }),
  );
}

/** The places that meet a condition, all of whose terms have been read. */
function placesThatMeet(index: TermIndex, { all, oneOf }: Condition): OrdinalSet {
  const lists = [...all.map((one) => [one]), ...oneOf];
  let found: OrdinalSet | undefined;
  for (const list of lists) {
    const places = new OrdinalSet(index.size);
    for (const one of list) {
      const termOrdinals = index.placesOf(one);
      if (termOrdinals) places.add(termOrdinals);
    }
    if (found) found.keepOnly(places);
    else found = places;
  }
  return found ?? new OrdinalSet(index.size);
}

/** The categories and the theme that a query is limited to. */
function scopeCondition({ types, themeId }: PlaceQuestion): Condition {
  return {
    all: themeId === undefined ? [] : [term.theme(themeId)],
    oneOf: types.length === placeTypes.length ? [] : [types.map(term.type)],
  };
}

/** The classes of a query, best first, with all their terms read. */
async function readClasses(
  { index, synonyms }: Pick<MatchDeps, 'index' | 'synonyms'>,
  words: readonly SearchWord[] | undefined,
  scope: Condition,
  alsoRead: readonly string[],
): Promise<readonly MatchClass[] | undefined> {
  const scopeTerms = [...conditionTerms([scope]), ...alsoRead];
  if (!words) return (await index.read(scopeTerms, [])) && [[scope]];
  const slips = await readFirst(index, words, scopeTerms);
  const known = slips && (await synonyms.read(index.version ?? 0));
  if (!known) return undefined;
  const corrected = slips.map((list, number) => {
    const word = words[number];
    return word && known.has(word) ? [] : list;
  });
  const { classes } = planSearch(words, corrected, known.otherQueries(words));
  return (await index.read(conditionTerms(classes.flat()), [])) && classes;
}

/**
 * Reads the sets of the terms that every search needs, and finds the words of the guide of which a typed word may be a
 * misspelling: none if the guide contains the typed word itself.
 */
async function readFirst(
  index: TermIndex,
  words: readonly SearchWord[],
  scopeTerms: readonly string[],
): Promise<string[][] | undefined> {
  const terms = [...conditionTerms(planSearch(words).classes.flat()), ...scopeTerms];
  const typed = words.map((word) => (isInVocabulary(word) ? vocabularyForm(word) : ''));
  const near = await index.read(terms, [...new Set(typed.flatMap(typedDeletions))]);
  return (
    near &&
    typed.map((form) =>
      index.placesOf(term.word(form)) ? [] : near.filter((word) => isMisspelling(form, word)),
    )
  );
}
