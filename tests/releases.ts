import { cpSync } from 'node:fs';
import { glob, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The changes of a release; everything else is as in this project. */
export interface ReleaseChange {
  /** New texts of the built pages, by the text that they replace. */
  readonly screens: Readonly<Record<string, string>>;
  /** New texts of the guide, by the text that they replace. */
  readonly guide: Readonly<Record<string, string>>;
}

/** The parts of a folder that a product reads (openOwnProduct): those that a release may change are copied. */
const copied = ['content', 'dist/boot', 'dist/client', 'dist/server'] as const;
const shared = ['node_modules', 'dist/desk', 'dist/driverTours', 'dist/pictures'] as const;

/** The end of the names of chunks that this project's own build does not have. */
const mark = '-next';
export const isFromNextBuild = (address: string) => address.endsWith(`${mark}.js`);

/** The text with the replacements made; null if there was nothing to replace. */
function replaced(text: string, replacements: Readonly<Record<string, string>>): string | null {
  const found = Object.entries(replacements).filter(([from]) => text.includes(from));
  return found.length > 0 ? found.reduce((all, [from, to]) => all.replaceAll(from, to), text) : null;
}

async function replaceIn(
  folder: string,
  files: string,
  replacements: Readonly<Record<string, string>>,
): Promise<string[]> {
  const changed: string[] = [];
  for await (const name of glob(files, { cwd: folder })) {
    const file = path.join(folder, name);
    const text = replaced(await readFile(file, 'utf8'), replacements);
    if (text === null) continue;
    await writeFile(file, text);
    // These are compressed copies of the file before the change.
    for (const ending of ['.br', '.gz']) await rm(`${file}${ending}`, { force: true });
    changed.push(name);
  }
  return changed;
}

/**
 * Changes texts of a build as another build would: a chunk with other content gets another name, and so do the chunks that
 * refer to it. The version of the app shell changes too.
 */
async function rebuild(dist: string, texts: ReleaseChange['screens']): Promise<Set<string>> {
  await replaceIn(dist, 'server/**/*.js', texts);
  const client = path.join(dist, 'client');
  const assets = path.join(client, 'assets');
  const contents = new Map<string, string>();
  for (const name of await readdir(assets))
    if (name.endsWith('.js')) contents.set(name, await readFile(path.join(assets, name), 'utf8'));
  const changed = new Set(await replaceIn(assets, '*.js', texts));
  for (const name of changed) {
    for (const [other, content] of contents) if (content.includes(`/${name}`)) changed.add(other);
  }
  const { version }: { version: string } = JSON.parse(
    await readFile(path.join(client, 'offlineProgram.json'), 'utf8'),
  );
  await replaceIn(client, '{assets/*.js,manifest.json,offline*.{js,json}}', {
    ...Object.fromEntries([...changed].map((name) => [`/${name}`, `/${next(name)}`])),
    [version]: `${version}${mark}`,
  });
  for (const name of changed) await rename(path.join(assets, name), path.join(assets, next(name)));
  return changed;
}

const next = (name: string) => name.replace(/\.js$/, `${mark}.js`);

/** Makes the folder of a release: a copy of this project with the change. Returns the names of the chunks that it changes. */
export async function makeRelease(
  folder: string,
  { screens, guide }: ReleaseChange,
): Promise<ReadonlySet<string>> {
  // A synchronous copy takes a fraction of the processor time that a promise for each file takes.
  for (const part of copied) cpSync(part, path.join(folder, part), { recursive: true });
  for (const part of shared) await symlink(path.resolve(part), path.join(folder, part));
  await replaceIn(path.join(folder, 'content/places'), '*.json', guide);
  return Object.keys(screens).length > 0 ? rebuild(path.join(folder, 'dist'), screens) : new Set();
}
