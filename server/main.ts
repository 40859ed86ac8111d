import path from 'node:path';
import type { WebSource } from './app/product.ts';
import { root } from './app/root.ts';
import { startProduct } from './app/start.ts';
import { ConfigurationError } from './platform/configurationError.ts';
import type { OpenSandboxes } from './providers/sandboxes.ts';

async function builtWeb(): Promise<WebSource> {
  const { loadBuiltWeb } = await import('./pages/builtWeb.ts');
  const build = path.join(root, 'dist');
  const web = await loadBuiltWeb(build);
  return { web: async () => web, buildFolder: build };
}

function isMissingModule(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
}

/**
 * Loaded only where a provider has no keys (docs/product/environment.md#providers); the image has no sandboxes
 * (docs/decisions/0076-image.md).
 */
const openSandboxes: OpenSandboxes = async (deps) => {
  try {
    return await (await import('./sandbox/openSandboxes.ts')).openSandboxes(deps);
  } catch (error) {
    if (!isMissingModule(error)) throw error;
    throw new ConfigurationError(
      'SMTP_URL, GOOGLE_CLIENT_ID and TOSS_CLIENT_KEY must be set, because the sandboxes that replace them are not installed here: to try the product without keys, run npm start in a checkout.',
    );
  }
};

await startProduct(builtWeb, openSandboxes);
