/** The home top row shows 5; so do the rows of themes (docs/product/screens.md#constants). */
export const topRow = 5;
/** Number of places that a theme's row loads, since it skips places of the rows above it. */
export const rowCandidates = 3 * topRow;

/**
 * The items that a row shows: the first ones that no row above it shows. If there are too few, the row is filled
 * up with items that are shown above.
 */
export function distinctRow<Item extends { readonly id: number }>(
  items: readonly Item[],
  above: readonly Item[],
): Item[] {
  const isShown = ({ id }: Item) => above.some((one) => one.id === id);
  return [...items.filter((item) => !isShown(item)), ...items.filter(isShown)].slice(0, topRow);
}
