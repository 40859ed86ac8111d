import type { View } from './view.ts';
import { landViews } from './views/land.ts';
import { seaViews } from './views/sea.ts';
import { stayViews } from './views/stay.ts';
import { tableViews } from './views/table.ts';
import { townViews } from './views/town.ts';

const families = [seaViews, landViews, townViews, tableViews, stayViews];

/** All views, by their name in content. */
export const views: Readonly<Record<string, View>> = Object.assign({}, ...families);

/** Names that two families define: the later one would silently override the earlier. */
export const doubledViews = families
  .flatMap((family) => Object.keys(family))
  .filter((name, index, names) => names.indexOf(name) !== index);

/**
 * Draws a scene as a complete SVG; the output depends on scene and seed only.
 * @throws Error for an unknown view; ZodError for an unknown field of a view.
 */
export function drawScene(scene: { view: string }, seed: string): string {
  const view = views[scene.view];
  if (!view) throw new Error(`no view is called ${scene.view}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">${view.draw(scene, seed)}</svg>`;
}
