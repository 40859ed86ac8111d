import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { mayBeInImage } from './imageFiles.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  .toString()
  .trim()
  .split('\n');

const ignored = readFileSync('ops/Dockerfile.dockerignore', 'utf8').trim().split('\n');
const isIgnored = (file: string) =>
  ignored.some((pattern) => path.matchesGlob(file, pattern) || path.matchesGlob(file, `${pattern}/**`));

/** What the last stage copies from the checkout; dist and the packages are made by the stage before. */
const [, lastStage = ''] = readFileSync('ops/Dockerfile', 'utf8').split('FROM debian:');
const folders = [...lastStage.matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(
  ([, folder = '']) => folder,
);
const copied = files.filter(
  (file) => folders.some((folder) => file === folder || file.startsWith(`${folder}/`)) && !isIgnored(file),
);

describe('the files of the image', () => {
  it('are the product and its guide, without tests and sandboxes', () => {
    expect(copied).toEqual(expect.arrayContaining(['package.json', 'server/main.ts', 'content/themes.json']));
    expect(copied.filter((file) => !mayBeInImage(file))).toEqual([]);
  });

  it('would not be tests, sandboxes or tools of the build', () => {
    for (const file of [
      'server/main.test.ts',
      'server/testing/testVisitor.ts',
      'server/sandbox/openSandboxes.ts',
      'node_modules/vite/package.json',
      'node_modules/zod/index.d.ts',
      'tests/screens.ts',
      '.env',
    ])
      expect(mayBeInImage(file), file).toBe(false);
  });
});
