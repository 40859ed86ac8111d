/**
 * The product as an operator starts it, with WORKERS processes, except that no page is cached: every page is rendered for
 * each request.
 */

import path from 'node:path';
import { startProduct } from '../server/app/start.ts';
import { PublicResponses } from '../server/http/publicResponses.ts';
import { openSandboxes } from '../server/sandbox/openSandboxes.ts';
import { copyBuiltWeb } from './ownBuild.ts';

await startProduct(async () => {
  const folder = path.join(process.env.DATA_DIR ?? '', `build-${process.pid}`);
  return { ...(await copyBuiltWeb(folder)), publicResponses: new PublicResponses(0) };
}, openSandboxes);
