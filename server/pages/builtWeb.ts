import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigurationError } from '../platform/configurationError.ts';
import { readBuiltAssets } from './builtAssets.ts';
import { readDeskAssets } from './deskPages.ts';
import { readDriverTourAssets } from './driverTourPages.ts';
import type { WebBuild } from './pages.ts';

/** The production build of a folder, loaded once. @throws ConfigurationError where it is missing or broken */
export async function loadBuiltWeb(build: string): Promise<WebBuild> {
  const renderer = path.join(build, 'server', 'entryServer.js');
  if (!existsSync(renderer)) throw new ConfigurationError('The pages are not built; npm start builds them.');
  try {
    const { renderPage, renderAppShell }: Partial<Pick<WebBuild, 'renderPage' | 'renderAppShell'>> =
      await import(pathToFileURL(renderer).href);
    if (!renderPage || !renderAppShell) throw new Error('entryServer.js has no renderPage or renderAppShell');
    return {
      renderPage,
      renderAppShell,
      assets: await readBuiltAssets(build),
      driverTours: await readDriverTourAssets(build),
      desk: await readDeskAssets(build),
    };
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    throw new ConfigurationError(
      `The built pages in ${build} are damaged (${reason}): delete that folder, and npm start builds them again.`,
    );
  }
}
