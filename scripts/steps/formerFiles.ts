import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The part of Vite's manifest that names files. */
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);

/** A build's manifest, or nothing where that build has none. */
function readManifest(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The files that a build made for browsers, by the folder of the build that they lie in. Those that it kept of an earlier one are not among them. */
function filesMadeBy(build: string): string[] {
  const chunks = Object.values(manifestSchema.parse(readManifest(path.join(build, 'client/manifest.json'))));
  const pictures = z
    .record(z.string(), z.string())
    .parse(readManifest(path.join(build, 'pictures/manifest.json')));
  const names = [
    ...chunks.flatMap(({ file, css, assets }) => [file, ...css, ...assets].map((name) => `client/${name}`)),
    ...Object.values(pictures).map((name) => `pictures/${name}`),
  ];
  // With their compressed forms.
  return [...new Set(names.flatMap((name) => [name, `${name}.br`, `${name}.gz`]))];
}

/**
 * Puts the browser's files of an earlier build beside those of this one, for pages that are open while the release
 * changes.
 * @returns how many files came
 */
export function keepFormerFiles(formerBuild: string, build: string): number {
  let count = 0;
  for (const file of filesMadeBy(formerBuild)) {
    const [from, to] = [path.join(formerBuild, file), path.join(build, file)];
    // A file of the same name has the same content: the name says it.
    if (!existsSync(from) || existsSync(to)) continue;
    copyFileSync(from, to);
    count += 1;
  }
  return count;
}
