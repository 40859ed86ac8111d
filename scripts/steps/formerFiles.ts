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

/** A build's manifest; empty when that build has none. */
function readManifest(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function manifestFiles(build: string, folder: string): string[] {
  const manifest = manifestSchema.parse(readManifest(path.join(build, folder, 'manifest.json')));
  return Object.values(manifest).flatMap(({ file, css, assets }) =>
    [file, ...css, ...assets].map((name) => `${folder}/${name}`),
  );
}

/**
 * The browser's files that a build made, by their path in the build. Files that it kept from the previous release are not
 * included.
 */
function filesMadeBy(build: string): string[] {
  const pictures = z
    .record(z.string(), z.string())
    .parse(readManifest(path.join(build, 'pictures/manifest.json')));
  const names = [
    ...['client', 'desk', 'driverTours'].flatMap((folder) => manifestFiles(build, folder)),
    ...Object.values(pictures).map((name) => `pictures/${name}`),
  ];
  // Each file, and its compressed forms.
  return [...new Set(names.flatMap((name) => [name, `${name}.br`, `${name}.gz`]))];
}

/**
 * Copies the browser's files of the previous release next to those of this one, for pages that are open during a rollout.
 * @returns the number of files copied
 */
export function keepFormerFiles(formerBuild: string, build: string): number {
  let count = 0;
  for (const file of filesMadeBy(formerBuild)) {
    const [from, to] = [path.join(formerBuild, file), path.join(build, file)];
    // A file of the same name has the same content: the name holds its hash.
    if (!existsSync(from) || existsSync(to)) continue;
    copyFileSync(from, to);
    count += 1;
  }
  return count;
}
