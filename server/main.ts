import path from 'node:path';
import { loadBuiltWeb } from './pages/builtWeb.ts';
import { root, type WebSource } from './app/product.ts';
import { openSandboxes } from './sandbox/openSandboxes.ts';
import { startProduct } from './app/start.ts';

async function builtWeb(): Promise<WebSource> {
  const build = path.join(root, 'dist');
  const web = await loadBuiltWeb(build);
  return { web: async () => web, clientFolder: path.join(build, 'client') };
}

await startProduct(builtWeb, openSandboxes);
