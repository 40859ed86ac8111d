import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { offlineProgramAddress } from '../../contract/offlineGuide.ts';
import type { Language } from '../../domain/languages.ts';
import type { PageAssets } from './document.ts';

/** The part of Vite's manifest that pages need. */
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
  }),
);

const entry = 'web/app/entryBrowser.tsx';
const styles = 'web/app/styles/app.css';

/** Reads the browser's build. Throws an Error when a file is missing. */
export async function readBuiltAssets(buildFolder: string): Promise<PageAssets> {
  const client = path.join(buildFolder, 'client');
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(path.join(client, 'manifest.json'), 'utf8')),
  );
  const sheet = manifest[styles];
  if (!manifest[entry] || !sheet) throw new Error(`manifest.json does not name ${entry} and ${styles}`);
  await Promise.all(Object.values(manifest).map(({ file }) => access(path.join(client, file))));
  const css = await readFile(path.join(client, sheet.file), 'utf8');
  const program = z
    .object({ shell: z.string() })
    .parse(JSON.parse(await readFile(path.join(client, offlineProgramAddress), 'utf8')));
  const boot = await readFile(path.join(buildFolder, 'boot', 'boot.js'), 'utf8');

  /** A module's file and those that it imports, each once. */
  const collect = (name: string, into: Set<string>) => {
    const chunk = manifest[name];
    if (!chunk || into.has(`/${chunk.file}`)) return;
    into.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) collect(imported, into);
  };
  const known = new Map<string, string[]>();
  return {
    css,
    boot: boot.trim(),
    appShell: program.shell,
    scripts(routeIds, parts, language: Language) {
      const key = [...routeIds, ...parts, language].join();
      const ready = known.get(key);
      if (ready) return ready;
      const files = new Set<string>();
      collect(entry, files);
      for (const id of routeIds) collect(`web/${id}.tsx`, files);
      for (const part of parts) collect(`web/messages/${language}/${part}.ts`, files);
      known.set(key, [...files]);
      return [...files];
    },
  };
}
