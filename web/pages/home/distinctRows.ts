/** SPEC 9: the home top row shows 5; so do the rows of themes. */
export const topRow = 5;
/** Places that a theme's row chooses from, since it skips those of the rows above it. */
export const rowCandidates = 3 * topRow;

/**
 * What each row shows of its items: the first that no row above it shows. A row whose items are mostly shown above is
 * filled up with those.
 */
export function distinctRows<Item extends { readonly id: number }>(
  rows: readonly (readonly Item[])[],
): Item[][] {
  const shown = new Set<number>();
  return rows.map((items) => {
    const isNew = ({ id }: Item) => !shown.has(id);
    const chosen = [...items.filter(isNew), ...items.filter((item) => !isNew(item))].slice(0, topRow);
    for (const { id } of chosen) shown.add(id);
    return chosen;
  });
}
