/**
 * The list with the item at `from` moved to `to`; out-of-range indexes change nothing (dragging;
 * docs/product/plans.md#the-trip-plan).
 */
export function moveId<T>(list: readonly T[], from: number, to: number): T[] {
  const copy = [...list];
  if (from < 0 || to < 0 || from >= copy.length || to >= copy.length) return copy;
  copy.splice(to, 0, ...copy.splice(from, 1));
  return copy;
}

/** The list in the order of `ids`; items that are not named keep their order at the end, so that nothing is lost. */
export function sortByIds<T extends { id: number }>(list: readonly T[], ids: readonly number[]): T[] {
  const named = ids.flatMap((id) => list.find((item) => item.id === id) ?? []);
  return [...named, ...list.filter(({ id }) => !ids.includes(id))];
}
