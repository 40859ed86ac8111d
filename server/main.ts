import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigurationError } from './configurationError.ts';
import { readBuiltAssets } from './pages/builtAssets.ts';
import type { WebBuild } from './pages/pages.ts';
import { root, type WebSource } from './product.ts';
import { openSandboxes } from './sandbox/openSandboxes.ts';
import { startProduct } from './start.ts';

/** The production build, loaded once. */
async function builtWeb(): Promise<WebSource> {
  const build = path.join(root, 'dist');
  const renderer = path.join(build, 'server', 'entryServer.js');
  if (!existsSync(renderer)) throw new ConfigurationError('The pages are not built; npm start builds them.');
  const { renderPage }: Pick<WebBuild, 'renderPage'> = await import(pathToFileURL(renderer).href);
  const web = { renderPage, assets: await readBuiltAssets(build) };
  return { web: async () => web, clientFolder: path.join(build, 'client') };
}

await startProduct(builtWeb, openSandboxes);
