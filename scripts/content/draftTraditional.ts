import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { toTraditional } from './traditional.ts';

/**
 * `npm run content:draft-tw`: writes the `tw` texts of content/ from their `cn` texts. Texts that an editor has changed stay,
 * unless `-- --all` is given. `-- FILE` prints the draft of any other file, such as a folder's messages.
 */

/** Digests of the texts that the last run drafted: any other `tw` text is an editor's. */
const draftsFile = 'content/terms/tw-drafts.json';

const textDigest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** A `cn` text of a JSON file, with the `tw` text after it if there is one. */
const pairs =
  /(?<indent>^ *)?"cn":(?<space> ?)(?<cn>"(?:[^"\\]|\\.)*")(?:,\s*"tw": ?(?<tw>"(?:[^"\\]|\\.)*"))?/gm;

const listed = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file));

function draftContent(isForAll: boolean): void {
  const drafted = new Set(z.array(z.string()).parse(JSON.parse(readFileSync(draftsFile, 'utf8'))));
  const drafts = new Set<string>();
  const kept: string[] = [];

  /** The text to store: a new draft, or the present text if an editor wrote it. */
  function storedText(simplified: string, present: string | undefined, where: string): string {
    const draft = toTraditional(simplified);
    if (present !== undefined && present !== draft && !isForAll && !drafted.has(textDigest(present))) {
      kept.push(`${where}: ${present.slice(0, 30)}`);
      return present;
    }
    drafts.add(textDigest(draft));
    return draft;
  }

  const files = [
    ...listed('content/places', '.json'),
    ...listed('content/pictures', '.json'),
    ...listed('content/map', '.geojson'),
    'content/themes.json',
  ];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const written = text.replace(pairs, (...match) => {
      const { indent, space, cn, tw } = pairSchema.parse(match.at(-1));
      const stored = storedText(JSON.parse(cn), tw && JSON.parse(tw), file);
      const between = indent === undefined ? space : `\n${indent}`;
      return `${indent ?? ''}"cn":${space}${cn},${between}"tw":${space}${JSON.stringify(stored)}`;
    });
    if (written !== text) writeFileSync(file, written);
  }
  for (const file of listed('content/documents', '_cn.md')) {
    const target = file.replace('_cn.md', '_tw.md');
    const present = readdirSync(path.dirname(target)).includes(path.basename(target))
      ? readFileSync(target, 'utf8')
      : undefined;
    writeFileSync(target, storedText(readFileSync(file, 'utf8'), present, target));
  }
  writeFileSync(draftsFile, `${JSON.stringify([...drafts].sort(), null, 2)}\n`);
  console.log(`${drafts.size} texts drafted, ${kept.length} of an editor kept.`);
  for (const line of kept) console.log(`  ${line}`);
}

const pairSchema = z.object({
  indent: z.string().optional(),
  space: z.string(),
  cn: z.string(),
  tw: z.string().optional(),
});

const [argument] = process.argv.slice(2);
if (argument && argument !== '--all') process.stdout.write(toTraditional(readFileSync(argument, 'utf8')));
else draftContent(argument === '--all');
