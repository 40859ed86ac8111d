import path from 'node:path';
import { loadBuiltWeb } from './pages/builtWeb.ts';
import { root, type WebSource } from './product.ts';
import { openSandboxes } from './sandbox/openSandboxes.ts';
import { startProduct } from './start.ts';

async function builtWeb(): Promise<WebSource> {
  const build = path.join(root, 'dist');
  const web = await loadBuiltWeb(build);
  return { web: async () => web, clientFolder: path.join(build, 'client') };
}

await startProduct(builtWeb, openSandboxes);
