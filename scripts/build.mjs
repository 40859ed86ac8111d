import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, root } from './install.mjs';
import { run } from './run.mjs';

/** The build's inputs. */
const sources = [
  'web',
  'contract',
  'domain',
  'content/map',
  'content/pictures',
  'content/searchTabs.json',
  'drawings',
  'vite.config.ts',
  'package-lock.json',
  'scripts/steps',
  'server/platform/database/embedded',
];
const stampFile = path.join(root, 'dist', '.built-from');

function filesBelow(place) {
  const whole = path.join(root, place);
  if (!existsSync(whole)) return [];
  const entries = readdirSync(whole, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

function digestOfSources() {
  const hash = createHash('sha256');
  const files = sources.flatMap((source) =>
    path.extname(source) ? [path.join(root, source)] : filesBelow(source),
  );
  for (const file of files.sort()) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

async function take(step) {
  // The last step prints what it found; it does nothing without FORMER_BUILD.
  if (step === 'keepFormer' && !process.env.FORMER_BUILD) return;
  const code = await run([path.join('scripts', 'steps', `${step}.ts`)], {
    // A test that starts the product has NODE_ENV=test, with which Vite builds another React.
    env: { NODE_ENV: 'production' },
    quiet: step !== 'keepFormer',
  });
  if (code === 0) return;
  process.stderr.write(`The build failed at ${step}; see the lines above.\n`);
  process.exit(1);
}

/** Builds the pages, the renderer, the boot script, the pictures and the empty database, unless they are up to date. */
export async function ensureBuilt() {
  const digest = digestOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest) return take('keepFormer');
  process.stderr.write('Building the pages...\n');
  // An interrupted build must not look complete.
  rmSync(stampFile, { force: true });
  for (const step of [
    'buildWeb',
    'buildDriverTours',
    'drawPictures',
    'compressFiles',
    'buildOfflineWorker',
    'makeEmptyDatabase',
    'keepFormer',
  ])
    await take(step);
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, digest);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  await ensureBuilt();
}
