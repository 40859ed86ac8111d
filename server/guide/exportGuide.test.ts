import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { describeWithGuide } from '../testing/describeWithGuide.ts';
import { ContentError } from './contentError.ts';
import { type ContentGuide, readContentGuide } from './contentGuide.ts';
import { exportGuide } from './exportGuide.ts';
import { loadMergedGuide } from './mergedGuide.ts';
import { createPublishing, type Publication } from './publishing.ts';
import { readContent } from './readContent.ts';

// Publishing takes seconds on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

/** Each file of a guide's folder by its path. */
async function filesIn(folder: string): Promise<Map<string, string>> {
  const names = ['themes.json'];
  for (const part of ['places', 'pictures'])
    names.push(...(await readdir(path.join(folder, part))).map((name) => `${part}/${name}`));
  const json = names.filter((name) => name.endsWith('.json')).sort();
  const texts = await Promise.all(json.map((name) => readFile(path.join(folder, name), 'utf8')));
  return new Map(json.map((name, index) => [name, texts[index] ?? '']));
}

describeWithGuide('Desk: export-guide', (database) => {
  let contentGuide: ContentGuide;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'solbada-guide-'));
    contentGuide = await readContentGuide('content');
    await loadMergedGuide(database(), contentGuide, systemClock);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function exported(name: string): Promise<Map<string, string>> {
    const into = path.join(folder, name);
    await exportGuide({ database: database(), contentGuide, content: 'content' }, into);
    return filesIn(into);
  }
  const publish = (placeId: number, change: Publication['change'], kind: Publication['kind'] = 'publish') =>
    createPublishing({
      database: database(),
      clock: systemClock,
      contentGuide,
      onPublished: () => undefined,
    }).publish({ placeId, kind, staff: { staffId: null, name: 'Editor' }, change });

  it('writes the same files as content/ before any change', async () => {
    const files = await filesIn('content');
    expect(files.size).toBe(228 * 2 + 1);
    expect(await exported('unchanged')).toEqual(files);
  });

  it('writes files that differ in an edited field alone, and without a hidden place', async () => {
    const before = await filesIn('content');
    await publish(1, () => ({ fields: { 'summary.en': 'Written at the desk' } }));
    await publish(2, ({ fields }) => ({ fields: { pictures: fields.pictures.toReversed() } }));
    await publish(3, () => ({ isHidden: true }), 'hide');
    const after = await exported('edited');
    const place = contentGuide.places.get(1)?.content;
    const hidden = contentGuide.places.get(3)?.content.key;
    const reordered = `pictures/${contentGuide.places.get(2)?.content.key}.json`;
    const name = `places/001-${place?.key}.json`;
    const gone = [`pictures/${hidden}.json`, `places/003-${hidden}.json`];
    expect([...before.keys()].filter((one) => !after.has(one))).toEqual(gone);
    const changed = [...after].filter(([one, text]) => before.get(one) !== text).map(([one]) => one);
    expect(changed).toEqual([reordered, name]);
    const line = (summary = '') => `"en": ${JSON.stringify(summary)}`;
    expect(after.get(name)).toBe(
      before.get(name)?.replace(line(place?.summary.en), line('Written at the desk')),
    );
    // The exported folder can be read like content/.
    const again = await readContentGuide(path.join(folder, 'edited'));
    expect([again.places.size, again.places.get(1)?.content.summary.en]).toEqual([
      227,
      'Written at the desk',
    ]);
  });

  it('leaves out the texts that are not translated, and reads them back as such', async () => {
    const information = 'It stands on a hill. The door is small.';
    await publish(5, ({ fields }) => {
      const [first, ...others] = fields.pictures;
      return {
        fields: {
          'summary.ja': '',
          'information.en': information,
          pictures: first ? [{ ...first, alt: { ...first.alt, cn: '' } }, ...others] : [],
        },
      };
    });
    const files = await exported('untranslated');
    const { key } = contentGuide.places.get(5)?.content ?? {};
    const file = JSON.parse(files.get(`places/005-${key}.json`) ?? '');
    expect(Object.keys(file.summary)).toEqual(['ko', 'en', 'cn', 'tw']);
    const pictures = JSON.parse(files.get(`pictures/${key}.json`) ?? '');
    expect(Object.keys(pictures.pictures[0].alt)).toEqual(['ko', 'en', 'tw', 'ja']);
    const { content } = (await readContentGuide(path.join(folder, 'untranslated'))).places.get(5) ?? {};
    expect(content?.summary).not.toHaveProperty('ja');
    expect(content?.information.en).toBe(information);
    // Advice counts as a fault only in the strict mode, which the repository's own files must pass.
    const strict = await readContent(path.join(folder, 'untranslated')).catch((error: unknown) => error);
    if (!(strict instanceof ContentError)) throw new Error(`no ContentError: ${strict}`);
    expect(strict.faults.map((line) => line.replace(/^.*?: place \S+: /, ''))).toEqual([
      'summary.ja: is missing; visitors read it in English',
      'information.en: has 2 sentences; 3 to 6 are asked for',
      'pictures.0.alt.cn: is missing; visitors read it in English',
    ]);
  });
});
