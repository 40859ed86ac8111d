import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceDigest } from './build.mjs';
import { root } from './install.mjs';

const stampFile = path.join(root, '.cache', 'drawings-passed');

/** Of all that the tests of drawings/ read, themselves included; taken before they run. */
const digest = sourceDigest(['drawings', 'content/pictures', 'package-lock.json', 'vitest.config.ts'], {
  withTests: true,
});

/** Whether the tests of drawings/ have passed with the files as they are. CI always runs them. */
export function haveDrawingsPassed() {
  return process.env.CI !== 'true' && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest;
}

export function rememberDrawingsPassed() {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, digest);
}
