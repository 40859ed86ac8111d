import { cp } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WebSource } from '../server/app/product.ts';
import { root } from '../server/app/root.ts';
import { readBuiltAssets } from '../server/pages/builtAssets.ts';
import { readDeskAssets } from '../server/pages/deskPages.ts';
import { readDriverTourAssets } from '../server/pages/driverTourPages.ts';
import type { WebBuild } from '../server/pages/pages.ts';

/** The built pages, with a copy of the browser's files: a build during the run would delete the scripts. */
export async function copyBuiltWeb(folder: string): Promise<WebSource> {
  const build = path.join(root, 'dist');
  const { renderPage, renderAppShell }: Pick<WebBuild, 'renderPage' | 'renderAppShell'> = await import(
    pathToFileURL(path.join(build, 'server', 'entryServer.js')).href
  );
  for (const part of ['client', 'boot', 'desk'])
    await cp(path.join(build, part), path.join(folder, part), { recursive: true });
  const web = {
    renderPage,
    renderAppShell,
    assets: await readBuiltAssets(folder),
    desk: await readDeskAssets(folder),
    // These files are small enough to be read at once.
    driverTours: await readDriverTourAssets(build),
  };
  return { web: async () => web, buildFolder: folder };
}
