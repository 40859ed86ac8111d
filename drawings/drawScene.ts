import type { View } from './view.ts';
import { landViews } from './views/land.ts';
import { seaViews } from './views/sea.ts';
import { stayViews } from './views/stay.ts';
import { tableViews } from './views/table.ts';
import { townViews } from './views/town.ts';

const families = [seaViews, landViews, townViews, tableViews, stayViews];

/** Every way to compose a picture, by its name in content. */
export const views: Readonly<Record<string, View>> = Object.assign({}, ...families);

/** Names that two families give: the later would silently take the earlier's scenes. */
export const doubledViews = families
  .flatMap((family) => Object.keys(family))
  .filter((name, index, names) => names.indexOf(name) !== index);

/**
 * A scene as a whole SVG; the same scene and seed give the same text for ever.
 * @throws Error for a view that is not there; ZodError for a field that its view does not know.
 */
export function drawScene(scene: { view: string }, seed: string): string {
  const view = views[scene.view];
  if (!view) throw new Error(`no view is called ${scene.view}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">${view.draw(scene, seed)}</svg>`;
}
