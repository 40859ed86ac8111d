import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, root } from './install.mjs';
import { run } from './run.mjs';

/** What the build makes, in this order. It makes each output again only when its inputs have changed. */
const outputs = [
  {
    name: 'pictures',
    sources: ['drawings', 'content/pictures'],
    stamp: '.drawn-from',
    scripts: ['drawings/drawAll.ts'],
  },
  {
    name: 'pages',
    sources: [
      'web',
      'contract',
      'domain',
      'content/map',
      'content/pictures/placeholder.svg',
      'content/searchTabs.json',
      'vite.config.ts',
      'package-lock.json',
      'scripts/steps',
      'server/platform/database/embedded',
    ],
    stamp: '.built-from',
    scripts: ['buildWeb', 'buildDriverTours', 'compressFiles', 'buildOfflineWorker', 'makeEmptyDatabase'].map(
      (step) => `scripts/steps/${step}.ts`,
    ),
  },
];

function filesBelow(place) {
  const whole = path.join(root, place);
  if (!existsSync(whole)) return [];
  const entries = readdirSync(whole, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** A digest of files, and of all files below folders; without tests, unless `withTests` is set. */
export function sourceDigest(sources, { withTests = false } = {}) {
  const hash = createHash('sha256');
  const files = sources.flatMap((source) =>
    path.extname(source) ? [path.join(root, source)] : filesBelow(source),
  );
  for (const file of files.sort()) {
    if (!withTests && /\.test\.tsx?$/.test(file)) continue;
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

async function take(script, { quiet = true } = {}) {
  const code = await run([script], {
    // A test that starts the product has NODE_ENV=test, with which Vite would build a different React.
    env: { NODE_ENV: 'production' },
    quiet,
  });
  if (code === 0) return;
  process.stderr.write(`The build failed at ${script}; see the lines above.\n`);
  process.exit(1);
}

async function ensureMade({ name, sources, stamp, scripts }) {
  const digest = sourceDigest(sources);
  const stampFile = path.join(root, 'dist', stamp);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest) return;
  process.stderr.write(`Building the ${name}...\n`);
  // An interrupted build must not look complete.
  rmSync(stampFile, { force: true });
  for (const script of scripts) await take(script);
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, digest);
}

/** Builds the pictures, the pages, the renderer, the boot script and the empty database, unless they are up to date. */
export async function ensureBuilt() {
  for (const output of outputs) await ensureMade(output);
  // Not quiet, because it prints what it found.
  if (process.env.FORMER_BUILD) await take('scripts/steps/keepFormer.ts', { quiet: false });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  await ensureBuilt();
}
