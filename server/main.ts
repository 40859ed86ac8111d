import path from 'node:path';
import { root, type WebSource } from './app/product.ts';
import { startProduct } from './app/start.ts';
import { loadBuiltWeb } from './pages/builtWeb.ts';
import type { OpenSandboxes } from './providers/sandboxes.ts';

async function builtWeb(): Promise<WebSource> {
  const build = path.join(root, 'dist');
  const web = await loadBuiltWeb(build);
  return { web: async () => web, buildFolder: build };
}

/** Loaded only where a provider has no keys (DESIGN 4). */
const openSandboxes: OpenSandboxes = async (deps) =>
  (await import('./sandbox/openSandboxes.ts')).openSandboxes(deps);

await startProduct(builtWeb, openSandboxes);
