import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Language } from '../../contract/languages.ts';
import type { PageAssets } from './document.ts';

/** The part of Vite's manifest that pages need. */
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    isEntry: z.boolean().optional(),
  }),
);

const entry = 'web/entryBrowser.tsx';
const fullStyles = 'web/styles/full.css';
const wideStyles = 'web/styles/wide.css';

/** Reads the browser's build. Throws an Error when it is not whole. */
export async function readBuiltAssets(buildFolder: string): Promise<PageAssets> {
  const client = path.join(buildFolder, 'client');
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(path.join(client, 'manifest.json'), 'utf8')),
  );
  if (!manifest[entry]) throw new Error(`manifest.json names no ${entry}`);
  await Promise.all(Object.values(manifest).map(({ file }) => access(path.join(client, file))));
  const css = await Promise.all(
    (manifest[entry]?.css ?? []).map((file) => readFile(path.join(client, file), 'utf8')),
  );
  const boot = await readFile(path.join(buildFolder, 'boot', 'boot.js'), 'utf8');

  // Under its whole path, since it is imported by its address alone.
  const [, full] = Object.entries(manifest).find(([name]) => name.endsWith(fullStyles)) ?? [];

  /** A module's file and those that it imports, each once. */
  const collect = (name: string, into: Set<string>) => {
    const chunk = manifest[name];
    if (!chunk || into.has(`/${chunk.file}`)) return;
    into.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) collect(imported, into);
  };
  const known = new Map<string, string[]>();
  return {
    css: css.join(''),
    fullStyles: full ? `/${full.file}` : null,
    wideStyles: manifest[wideStyles] ? `/${manifest[wideStyles].file}` : null,
    boot: boot.trim(),
    scripts(routeIds, parts, language: Language) {
      const key = [...routeIds, ...parts, language].join();
      const ready = known.get(key);
      if (ready) return ready;
      const files = new Set<string>();
      collect(entry, files);
      for (const id of routeIds) collect(`web/${id}.tsx`, files);
      for (const part of parts) collect(`web/i18n/${part}/${language}.ts`, files);
      known.set(key, [...files]);
      return [...files];
    },
  };
}
