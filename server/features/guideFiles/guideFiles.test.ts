import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { check } from '@placemarkio/check-geojson';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { z } from 'zod';
import { guideFiles } from '../../../contract/guideFiles.ts';
import { openGuideSchema } from '../../../contract/openGuide.ts';
import { languages } from '../../../domain/languages.ts';
import type { ContentPicture } from '../../guide/contentPictures.ts';
import { loadGuide } from '../../guide/loadGuide.ts';
import { drawingsNamed, generatedGuide } from '../../guide/testing/generatedContent.ts';
import { cacheControl } from '../../http/caching.ts';
import { PublicResponses } from '../../http/publicResponses.ts';
import { systemClock } from '../../platform/clock.ts';
import { describeOnOneEngine } from '../../platform/database/testing/testDatabases.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { guideFileTexts } from './guideTexts.ts';
import { mapInSlices, readOpenGuide } from './readOpenGuide.ts';

const host = { host: 'guide.example' };
const origin = 'http://guide.example';
const region = { lat: [37.4, 38], lng: [128.5, 129.2] } as const;
const fetchText = async (app: FastifyInstance, url: string) =>
  (await app.inject({ url, headers: host })).body;
const readGuide = async (app: FastifyInstance) =>
  openGuideSchema.parse(JSON.parse(await fetchText(app, '/guide.json')));

/** Waits until every file of a process has a text. */
async function shown(app: FastifyInstance, text: string): Promise<void> {
  for (const { path } of guideFiles)
    await vi.waitFor(async () => expect(await fetchText(app, path)).toContain(text), { timeout: 15_000 });
}

const schema = (name: string) => readFileSync(new URL(`testing/${name}`, import.meta.url), 'utf8');
/** The faults of a KML file by the rules of KML 2.2 for the elements that it may have. */
async function kmlFaults(kml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'guide.kml', contents: kml },
    schema: { fileName: 'kml22.xsd', contents: schema('kml22.xsd') },
    preload: { fileName: 'atomLink.xsd', contents: schema('atomLink.xsd') },
  });
  return errors.map(({ message }) => message);
}

describeWithGuide('the guide as files', (database, engine) => {
  const { app } = useApplication(database, { publicResponses: new PublicResponses() });

  it('has every listed place in guide.json, with its names in every language and its page', async () => {
    const { places, themes, licence } = await readGuide(app());
    const listed = await database().sql.selectFrom('place').select('id').where('listed', '=', true).execute();
    expect(places.map(({ id }) => id)).toEqual(listed.map(({ id }) => id).sort((one, other) => one - other));
    const keys = themes.map(({ key }) => key);
    for (const place of places) {
      expect(Object.keys(place.name), String(place.id)).toEqual([...languages]);
      expect(place.page).toBe(`${origin}/content/${place.type}/${place.id}`);
      expect(keys).toEqual(expect.arrayContaining(place.themes));
    }
    expect(licence).toMatchObject({ name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' });
  });

  it('is GeoJSON with the position of each place, longitude first', async () => {
    const text = await fetchText(app(), '/guide.geojson');
    expect(() => check(text)).not.toThrow();
    const { features, licence } = z
      .object({
        licence: z.object({ url: z.string() }),
        features: z.array(
          z.object({
            id: z.int(),
            geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
            properties: z.object({ name: z.object({ ko: z.string() }) }),
          }),
        ),
      })
      .parse(JSON.parse(text));
    const { places } = await readGuide(app());
    expect(features.map(({ id, geometry }) => [id, ...geometry.coordinates])).toEqual(
      places.map(({ id, lng, lat }) => [id, lng, lat]),
    );
    for (const { geometry } of features) {
      const [lng, lat] = geometry.coordinates;
      expect(lng).toBeGreaterThan(region.lng[0]);
      expect(lng).toBeLessThan(region.lng[1]);
      expect(lat).toBeGreaterThan(region.lat[0]);
      expect(lat).toBeLessThan(region.lat[1]);
    }
    expect(licence.url).toBe('https://creativecommons.org/licenses/by/4.0/');
  });

  it('is KML 2.2, with a placemark for each place', async () => {
    const kml = await fetchText(app(), '/guide.kml');
    expect(await kmlFaults(kml)).toEqual([]);
    const { places } = await readGuide(app());
    for (const { id, lat, lng } of places) {
      const placemark = kml.slice(kml.indexOf(`<Placemark id="place-${id}">`)).split('</Placemark>')[0];
      expect(placemark, String(id)).toContain(`<coordinates>${lng},${lat}</coordinates>`);
    }
    expect(kml.match(/<Placemark /g)).toHaveLength(places.length);
    // The check notices elements in another order, and text that is not escaped.
    expect(await kmlFaults(kml.replace(/<Folder>\n<name>tour<\/name>/, '<Folder><Point/>'))).not.toEqual([]);
    expect(await kmlFaults(kml.replace('<description>', '<description>a & b'))).not.toEqual([]);
  });

  it.each(guideFiles)(
    'serves $path publicly, compressed, tagged, and to pages of others',
    async ({ path, type }) => {
      const plain = await app().inject({ url: path, headers: { ...host, 'accept-encoding': 'identity' } });
      expect([plain.statusCode, plain.headers['content-type']]).toEqual([200, type]);
      expect(plain.headers).toMatchObject({
        'cache-control': cacheControl.guide,
        vary: 'accept-encoding',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      const packed = await app().inject({ url: path, headers: { ...host, 'accept-encoding': 'br' } });
      expect(brotliDecompressSync(packed.rawPayload)).toEqual(plain.rawPayload);
      const known = { ...host, 'if-none-match': String(plain.headers.etag) };
      expect((await app().inject({ url: path, headers: known })).statusCode).toBe(304);
      const head = await app().inject({ method: 'HEAD', url: path, headers: host });
      expect([head.statusCode, head.body]).toEqual([200, '']);
    },
  );

  it('is made once for each version of the guide', async () => {
    const before = await readGuide(app());
    await database().sql.updateTable('place_content').set({ phone: '02-000-0000' }).execute();
    expect(await readGuide(app())).toEqual(before);
    await loadGuide(database(), generatedGuide(30), systemClock);
    await shown(app(), 'Spot 17');
    const after = await readGuide(app());
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.modifiedAt > before.modifiedAt).toBe(true);
    expect(after.places).toHaveLength(30);
  });

  // The embedded engine serves one process.
  if (engine === 'postgresql') {
    describe('with another replica', () => {
      const other = useApplication(database, { publicResponses: new PublicResponses() });

      it('is the same from both, and both show a change of the guide', async () => {
        // When the other application starts, it loads the files of content/ again; the first one notices this by polling.
        for (const { path } of guideFiles)
          await vi.waitFor(
            async () => expect(await fetchText(other.app(), path), path).toBe(await fetchText(app(), path)),
            { timeout: 15_000 },
          );
        await loadGuide(database(), generatedGuide(31), systemClock);
        for (const replica of [app(), other.app()]) await shown(replica, 'Spot 31');
      });
    });
  }
});

describeOnOneEngine('photographs and odd texts in the files of the guide', (database) => {
  const hash = 'a'.repeat(64);
  const alt = { ko: 'a', en: 'a', cn: 'a', tw: 'a', ja: 'a' };
  const pictures: ContentPicture[] = [
    { photograph: hash, credit: 'Kim & "Lee" <kim>', licence: 'kogl3', alt },
    { photograph: 'b'.repeat(64), credit: 'Park', licence: 'own', alt },
    ...drawingsNamed('place-1'),
  ];
  beforeAll(async () => {
    await database()
      .sql.insertInto('photograph')
      .values({ hash, width: 3000, height: 500, uploaded_at: systemClock.now(), staff_id: null, who: '' })
      .execute();
    const { themes, places } = generatedGuide(3);
    const odd = places.map((place) => ({
      ...place,
      pictures,
      name: { ...place.name, en: `Fish & <Chips> "${place.id}"` },
    }));
    await loadGuide(database(), { themes, places: odd }, systemClock);
  });

  it('names a photograph with its credit and its licence, and neither drawings nor lost ones', async () => {
    const { places } = await readOpenGuide(database(), origin);
    expect(places[0]?.photographs).toEqual([
      {
        url: `${origin}/photographs/${hash}-1600.webp`,
        credit: 'Kim & "Lee" <kim>',
        licence: 'kogl3',
        licencePage: 'https://www.kogl.or.kr/info/licenseType3.do',
      },
    ]);
  });

  it('stays valid with texts that XML and JSON would take for their own', async () => {
    const guide = await readOpenGuide(database(), origin);
    expect(await kmlFaults(await guideFileTexts.KML(guide))).toEqual([]);
    const { places } = openGuideSchema.parse(JSON.parse(await guideFileTexts.JSON(guide)));
    expect(places[1]?.name.en).toBe('Fish & <Chips> "2"');
    const geoJson = await guideFileTexts.GeoJSON(guide);
    expect(() => check(geoJson)).not.toThrow();
  });
});

describe('the making of a file', () => {
  it('lets the process serve requests between slices', async () => {
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const items = Array.from({ length: 2_000 }, (_, index) => index);
    expect(await mapInSlices(items, (item) => item + 1)).toEqual(items.map((item) => item + 1));
    isDone = true;
    expect(turns).toBeGreaterThanOrEqual(50);
  });
});
