import { GatheredTerms } from './gatheredTerms.ts';
import { OrdinalSet, type OrdinalSetWriter } from './ordinalSet.ts';
import type { TermIndex } from './placeMatches.ts';
import type { SearchedPlace } from './searchedPlace.ts';
import { placeVocabulary } from './searchTerms.ts';
import { wordDeletions } from './slips.ts';
import { indexesWithin, termRanges } from './termRanges.ts';

/** The terms of one kind, without the kind's letter. */
interface TermKind {
  readonly sorted: readonly string[];
  readonly places: ReadonlyMap<string, OrdinalSetWriter>;
}

/** Maximum time between two pauses (ms): half a frame. */
const maxWorkMs = 8;

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
    if (performance.now() - begun < maxWorkMs) return;
    await pause();
    begun = performance.now();
  };

  const gathered = new GatheredTerms();
  const vocabulary = new Set<string>();
  const wordsByDeletion = new Map<string, string[]>();
  for (const place of places) {
    gathered.add(place);
    for (const word of placeVocabulary(place)) {
      if (vocabulary.has(word)) continue;
      vocabulary.add(word);
      for (const remains of wordDeletions(word)) {
        const words = wordsByDeletion.get(remains);
        if (words) words.push(word);
        else wordsByDeletion.set(remains, [word]);
      }
    }
    await pauseIfDue();
  }

  const kinds = new Map<string, TermKind>();
  for (const [kind, termsOfKind] of gathered.kinds()) {
    kinds.set(kind, { sorted: [...termsOfKind.keys()].sort(), places: termsOfKind });
    await pauseIfDue();
  }

  const { size } = gathered;
  return {
    version: 1,
    size,
    read: (_, deletes) => [...new Set(deletes.flatMap((remains) => wordsByDeletion.get(remains) ?? []))],
    wordsWithin: (first, last) => [...vocabulary].filter((word) => word >= first && word < last),
    placesOf(term) {
      const found = postingWriters(term, kinds);
      if (found.length === 0) return undefined;
      const set = new OrdinalSet(size);
      for (const posting of found) posting.addTo(set);
      return set;
    },
  };
}

function postingWriters(term: string, kinds: ReadonlyMap<string, TermKind>): OrdinalSetWriter[] {
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
