import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { splitWideStyles, withoutUnusedCases } from './wideStyles.ts';

/** The browser's build: its pages' sheet is parted, and the manifest names the part for wide screens. */
const client = path.join('dist', 'client');
const manifestFile = path.join(client, 'manifest.json');
const manifest = z
  .record(z.string(), z.looseObject({ css: z.array(z.string()).optional() }))
  .parse(JSON.parse(await readFile(manifestFile, 'utf8')));
const [sheet, ...others] = manifest['web/entryBrowser.tsx']?.css ?? [];
if (!sheet || others.length > 0) throw new Error('the pages do not have exactly one sheet');

const whole = withoutUnusedCases(await readFile(path.join(client, sheet), 'utf8'));
// The notice of Tailwind's licence goes with the part that is a file, not into every page.
const [notice] = /^\/\*!.*?\*\/\n?/s.exec(whole) ?? [''];
const parts = splitWideStyles(whole.slice(notice.length));
const { everywhere } = parts;
const wide = notice + parts.wide;
if (/--tw-|--lightningcss/.test(everywhere))
  throw new Error('the sheet has a case of Tailwind that wideStyles.ts does not know');
const file = `assets/wide-${createHash('sha256').update(wide).digest('base64url').slice(0, 8)}.css`;
await writeFile(path.join(client, sheet), everywhere);
await writeFile(path.join(client, file), wide);
await writeFile(manifestFile, JSON.stringify({ ...manifest, 'web/styles/wide.css': { file } }));
