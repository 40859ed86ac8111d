import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OrdinalSet, OrdinalSetWriter } from './ordinalSet.ts';

const size = 5_000;
const lists = fc
  .oneof(
    fc.uniqueArray(fc.nat(size - 1), { maxLength: 50 }),
    fc.uniqueArray(fc.nat(300), { minLength: 100, maxLength: 300 }),
  )
  .map((list) => list.toSorted((one, other) => one - other));

function ordinalSet(list: readonly number[]): OrdinalSet {
  const writer = new OrdinalSetWriter();
  for (const ordinal of list) writer.push(ordinal);
  const set = new OrdinalSet(size);
  set.addStored(writer.stored());
  return set;
}

test('restores a stored set, sparse or dense', () => {
  fc.assert(
    fc.property(lists, fc.nat(60), fc.nat(60), (list, skipped, max) => {
      const set = ordinalSet(list);
      expect(set.ordinals()).toEqual(list);
      expect(set.count()).toBe(list.length);
      expect(set.ordinals(skipped, max)).toEqual(list.slice(skipped, skipped + max));
    }),
  );
});

test('computes intersection, union and difference', () => {
  fc.assert(
    fc.property(lists, lists, (one, other) => {
      const others = ordinalSet(other);
      const [kept, added, removed] = [ordinalSet(one), ordinalSet(one), ordinalSet(one)];
      kept.keepOnly(others);
      added.add(others);
      removed.remove(others);
      expect(kept.ordinals()).toEqual(one.filter((ordinal) => other.includes(ordinal)));
      expect(added.count()).toBe(new Set([...one, ...other]).size);
      expect(removed.ordinals()).toEqual(one.filter((ordinal) => !other.includes(ordinal)));
    }),
  );
});

test('reads a stored set of a larger guide up to its own size', () => {
  const writer = new OrdinalSetWriter();
  for (const ordinal of [3, 40, 4_000]) writer.push(ordinal);
  const set = new OrdinalSet(64);
  set.addStored(writer.stored());
  expect(set.ordinals()).toEqual([3, 40]);
});
