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

/**
 * Puts the browser's files of an earlier build beside those of this one, for pages that are open while the release
 * changes. Only what that build made itself: what it had kept of one before it is left behind.
 * @returns how many files came
 */
export function keepFormerFiles(formerBuild: string, build: string): number {
  const [former, now] = [path.join(formerBuild, 'client'), path.join(build, 'client')];
  const manifest = path.join(former, 'manifest.json');
  if (!existsSync(manifest)) return 0;
  const chunks = Object.values(manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8'))));
  const names = chunks.flatMap(({ file, css, assets }) => [file, ...css, ...assets]);
  // Compressed as they were then.
  const files = new Set(names.flatMap((name) => [name, `${name}.br`, `${name}.gz`]));
  let count = 0;
  for (const file of files) {
    const [from, to] = [path.join(former, file), path.join(now, file)];
    // A file of the same name has the same content: the name says it.
    if (!existsSync(from) || existsSync(to)) continue;
    copyFileSync(from, to);
    count += 1;
  }
  return count;
}
