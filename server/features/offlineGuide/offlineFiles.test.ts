import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type OfflineManifest,
  type OfflinePart,
  offlinePartAddress,
  picturesPerPart,
  placesPerPart,
} from '../../../contract/offlineGuide.ts';
import type { GuideContent } from '../../guide/contentSchema.ts';
import { loadGuide } from '../../guide/loadGuide.ts';
import { drawingsNamed, generatedGuide } from '../../guide/testing/generatedContent.ts';
import { readBody } from '../../http/publicResponses.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { unavailable } from '../../platform/database/failures.ts';
import { describeOnOneEngine } from '../../platform/database/testing/testDatabases.ts';
import { testPictures } from '../../testing/testPictures.ts';
import { OfflineFiles } from './offlineFiles.ts';
import type { PartSources } from './offlineParts.ts';

const documents: PartSources['documents'] = { documentText: (name, language) => `# ${name} ${language}` };
const pictures: PartSources['pictures'] = { ...testPictures, drawing: async (name) => `<svg id="${name}"/>` };
const sources = { pictures, documents };

/** Each place has its own picture. */
function makeContent(count: number): GuideContent {
  const { themes, places } = generatedGuide(count);
  return { themes, places: places.map((place) => ({ ...place, pictures: drawingsNamed(`${place.key}-1`) })) };
}

const content = makeContent(40);
const [first, ...others] = content.places;

async function readParts(files: OfflineFiles): Promise<readonly OfflinePart[]> {
  const response = await files.manifest('en');
  if (!response) throw new Error('the guide is too large');
  const manifest: OfflineManifest = JSON.parse((await readBody(response)).toString());
  return manifest.parts;
}

const partNames = (parts: readonly OfflinePart[]) => parts.map(({ name }) => name);
const partHashes = (parts: readonly OfflinePart[]) => parts.map(({ name, hash }) => `${name} ${hash}`);

describeOnOneEngine('the files of the offline guide in a process', (database) => {
  let now = 0;
  let files: OfflineFiles;
  const load = (changed: GuideContent) => loadGuide(database(), changed, systemClock);
  const loadFirst = (change: Partial<NonNullable<typeof first>>) =>
    load({ ...content, places: first ? [{ ...first, ...change }, ...others] : others });
  const isServed = async (part: OfflinePart) => (await files.at(offlinePartAddress(part))) !== null;

  beforeAll(async () => {
    await load(content);
  });
  beforeEach(async () => {
    await load(content);
    now = 0;
    files = new OfflineFiles(database(), sources, { now: () => now });
  });

  it('holds the places and pictures of so many consecutive ids each', async () => {
    const parts = await readParts(files);
    const groups = (size: number) => Array.from({ length: Math.floor(40 / size) + 1 }, (_, index) => index);
    expect(partNames(parts).sort()).toEqual(
      [
        ...groups(placesPerPart).flatMap((number) => [`places-${number}`, `texts-en-${number}`]),
        ...groups(picturesPerPart).map((number) => `pictures-${number}`),
        'order-en',
        'documents-en',
        'synonyms-en',
        'themes',
      ].sort(),
    );
  });

  it('leaves photographs out', async () => {
    const photographs = { ...pictures, drawing: async () => null };
    const parts = await readParts(new OfflineFiles(database(), { documents, pictures: photographs }));
    const before = await readParts(files);
    const moved = parts.filter((part, index) => part.hash !== before[index]?.hash);
    expect(moved.map(({ name }) => name.replace(/\d+$/, 'N'))).toEqual(moved.map(() => 'pictures-N'));
    expect(moved.length).toBeGreaterThan(0);
  });

  it('moves only the parts of a changed place', async () => {
    const before = await readParts(files);
    const summary = { ...first?.summary, en: 'Another made-up place' };
    await loadFirst({
      summary: { ko: '', cn: '', tw: '', ja: '', ...summary },
      hours: { weekDays: ['MON'], periods: [], note: null },
      information: { ko: '다른', en: 'Other words', cn: '别的', tw: '別的', ja: '別の' },
      pictures: drawingsNamed('another-1'),
    });
    files.expire();
    const known = new Set(partHashes(before));
    const moved = (await readParts(files)).filter((part) => !known.has(`${part.name} ${part.hash}`));
    expect(partNames(moved).sort()).toEqual(['pictures-0', 'places-0', 'texts-en-0']);
  });

  it('serves the version before, and none that is older', async () => {
    const versions = [await readParts(files)];
    for (const phone of ['033-111-1111', '033-222-2222']) {
      await loadFirst({ phone });
      files.expire();
      versions.push(await readParts(files));
    }
    const places = versions.map((parts) => parts.filter(({ name }) => name === 'places-0'));
    const served = await Promise.all(places.flat().map(isServed));
    expect(served).toEqual([false, true, true]);
  });

  it('looks for a newer guide where a part is unknown, as another replica names it', async () => {
    await readParts(files);
    await loadFirst({ phone: '033-333-3333' });
    const parts = await readParts(new OfflineFiles(database(), sources));
    const places = parts.filter(({ name }) => name === 'places-0');
    now = 6_000;
    expect(await Promise.all(places.map(isServed))).toEqual([true]);
  });

  it('reads the likes again after a minute, and not before', async () => {
    const before = await readParts(files);
    await sql`update place set like_count = like_count + 3 where id = 2`.execute(database().sql);
    now = 59_000;
    expect(await readParts(files)).toEqual(before);
    now = 60_000;
    const known = new Set(partHashes(before));
    const moved = (await readParts(files)).filter((part) => !known.has(`${part.name} ${part.hash}`));
    expect(partNames(moved)).toEqual(['themes']);
  });

  it('is made once for concurrent first requests', async () => {
    let drawn = 0;
    const counted = new OfflineFiles(database(), {
      documents,
      pictures: {
        ...pictures,
        drawing: async (name) => {
          drawn += 1;
          return pictures.drawing(name);
        },
      },
    });
    await Promise.all([readParts(counted), readParts(counted), counted.manifest('ja'), counted.themes()]);
    expect(drawn).toBe(content.places.length);
  });

  it('stays while the database is down, and is unavailable if it never was read', async () => {
    let isDown = false;
    const real = database();
    const failing: Database = {
      ...real,
      get sql() {
        if (isDown) throw unavailable();
        return real.sql;
      },
    };
    const here = new OfflineFiles(failing, sources, { now: () => now });
    const before = await readParts(here);
    isDown = true;
    now = 100_000;
    expect(await readParts(here)).toEqual(before);
    await expect(new OfflineFiles(failing, sources).manifest('en')).rejects.toMatchObject({ status: 503 });
  });

  describe('a guide of more than 2,000 places', () => {
    it('has no offline guide', async () => {
      await sql`update guide_state set places = 2001, version = version + 1`.execute(database().sql);
      files.expire();
      expect(await files.manifest('en')).toBeNull();
      expect(await files.themes()).toBeNull();
      await sql`update guide_state set places = 40, version = version + 1`.execute(database().sql);
      files.expire();
      expect(await readParts(files)).not.toEqual([]);
    });
  });
});
