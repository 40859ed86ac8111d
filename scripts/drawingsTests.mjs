import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceDigest } from './build.mjs';
import { root } from './install.mjs';

const stampFile = path.join(root, '.cache', 'drawings-passed');

/** A digest of all files that the tests of drawings/ read, including the tests; taken before they run. */
const digest = sourceDigest(['drawings', 'content/pictures', 'package-lock.json', 'vitest.config.ts'], {
  withTests: true,
});

/** Whether the tests of drawings/ have passed with the present files. Always false in CI, which runs them every time. */
export function haveDrawingsPassed() {
  return process.env.CI !== 'true' && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest;
}

export function rememberDrawingsPassed() {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, digest);
}
