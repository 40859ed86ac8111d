import { GatheredTerms } from './gatheredTerms.ts';
import { OrdinalSet, type OrdinalSetWriter } from './ordinalSet.ts';
import type { TermIndex } from './placeMatches.ts';
import type { SearchedPlace } from './searchedPlace.ts';
import { vocabularyOfPlace } from './searchTerms.ts';
import { deletesOfWord } from './slips.ts';
import { indexesWithin, termRanges } from './termRanges.ts';

/** The terms of one kind, without its letter. */
interface KindOfTerms {
  readonly sorted: readonly string[];
  readonly places: ReadonlyMap<string, OrdinalSetWriter>;
}

/** Longest work between two pauses (ms): half a frame. */
const longestWork = 8;

/**
 * The search index of a guide of some hundred places, given in the order of their ordinals (rank desc, id). `pause` is
 * awaited between slices of work, since a phone may need most of a second.
 */
export async function buildMemoryIndex(
  places: Iterable<SearchedPlace>,
  pause: () => Promise<unknown>,
): Promise<TermIndex> {
  let begun = performance.now();
  const pauseIfDue = async () => {
    if (performance.now() - begun < longestWork) return;
    await pause();
    begun = performance.now();
  };

  const gathered = new GatheredTerms();
  const vocabulary = new Set<string>();
  const wordsOfDeletes = new Map<string, string[]>();
  for (const place of places) {
    gathered.add(place);
    for (const word of vocabularyOfPlace(place)) {
      if (vocabulary.has(word)) continue;
      vocabulary.add(word);
      for (const remains of deletesOfWord(word)) {
        const words = wordsOfDeletes.get(remains);
        if (words) words.push(word);
        else wordsOfDeletes.set(remains, [word]);
      }
    }
    await pauseIfDue();
  }

  const kinds = new Map<string, KindOfTerms>();
  for (const [kind, ofKind] of gathered.kinds()) {
    kinds.set(kind, { sorted: [...ofKind.keys()].sort(), places: ofKind });
    await pauseIfDue();
  }

  const { size } = gathered;
  return {
    version: 1,
    size,
    read: (_, deletes) => [...new Set(deletes.flatMap((remains) => wordsOfDeletes.get(remains) ?? []))],
    mergePages(term) {
      const found = postingWriters(term, kinds);
      if (found.length === 0) return undefined;
      const set = new OrdinalSet(size);
      for (const posting of found) posting.addTo(set);
      return set;
    },
  };
}

function postingWriters(term: string, kinds: ReadonlyMap<string, KindOfTerms>): OrdinalSetWriter[] {
  const ranges = termRanges(term);
  if (ranges.length === 0) {
    const stored = kinds.get(term.charAt(0))?.places.get(term.slice(1));
    return stored ? [stored] : [];
  }
  return ranges.flatMap(({ first, last }) => {
    const kind = kinds.get(first.charAt(0));
    if (!kind) return [];
    const { sorted, places } = kind;
    const indexes = indexesWithin(sorted, { first: first.slice(1), last: last.slice(1) });
    return indexes.flatMap((index) => places.get(sorted[index] ?? '') ?? []);
  });
}
