import path from 'node:path';
import { ensureInstalledApart, root } from './install.mjs';

/** Where bench/lighthouse.ts finds Lighthouse. */
const folder = path.join(root, '.cache', 'lighthouse');

/** Installs Lighthouse with its 80 packages, which only one subject of the bench needs. */
export function ensureLighthouse() {
  ensureInstalledApart(path.join(root, 'bench', 'lighthouse'), folder);
}
