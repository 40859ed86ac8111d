/** The home top row shows 5; so do the rows of themes (docs/product/screens.md#constants). */
export const topRow = 5;
/** Places that a theme's row chooses from, since it skips those of the rows above it. */
export const rowCandidates = 3 * topRow;

/**
 * What a row shows of its items: the first that no row above it shows. A row whose items are mostly shown above is filled
 * up with those.
 */
export function distinctRow<Item extends { readonly id: number }>(
  items: readonly Item[],
  above: readonly Item[],
): Item[] {
  const isShown = ({ id }: Item) => above.some((one) => one.id === id);
  return [...items.filter((item) => !isShown(item)), ...items.filter(isShown)].slice(0, topRow);
}
