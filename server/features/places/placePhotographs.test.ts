import { beforeAll, expect, it } from 'vitest';
import { placeDetailSchema } from '../../../contract/places.ts';
import type { ContentPicture } from '../../guide/contentPictures.ts';
import { loadGuide } from '../../guide/loadGuide.ts';
import { readStops } from '../../guide/stops.ts';
import { drawingsNamed, generatedGuide, generatedPlace } from '../../guide/testing/generatedContent.ts';
import { unchangedGuide } from '../../guide/testing/unchangedGuide.ts';
import { systemClock } from '../../platform/clock.ts';
import { describeOnOneEngine } from '../../platform/database/testing/testDatabases.ts';
import { testPictures } from '../../testing/testPictures.ts';
import { openPlaces } from './openPlaces.ts';

const [beach, sunset, gone] = ['a', 'b', 'c'].map((letter) => letter.repeat(64));
const altIn = (language: string) => `a beach in ${language}`;
const alt = { ko: altIn('ko'), en: altIn('en'), cn: altIn('cn'), tw: altIn('tw'), ja: altIn('ja') };
const photograph = (hash = '', licence: 'kogl1' | 'kogl3' | 'own' = 'kogl1'): ContentPicture => ({
  photograph: hash,
  credit: 'Kim',
  licence,
  alt,
});
const [drawing = photograph()] = drawingsNamed('place-1');

describeOnOneEngine('photographs of places', (database) => {
  const handlers = () =>
    openPlaces({
      database: database(),
      clock: systemClock,
      pictures: testPictures,
      guideVersion: unchangedGuide,
    }).handlers;
  const pictures: Record<number, ContentPicture[]> = {
    3: [photograph(beach), photograph(sunset, 'kogl3'), drawing],
    6: [photograph(sunset, 'kogl3'), drawing],
    9: [photograph(gone), drawing],
    12: [photograph(beach, 'own')],
  };
  const get = async (id: number) =>
    placeDetailSchema.parse(
      await handlers().getPlace({
        params: { type: generatedPlace(id).type, id },
        query: { locale: 'ja' },
        body: undefined,
      }),
    );

  beforeAll(async () => {
    const { themes, places } = generatedGuide(20);
    for (const [hash, width] of [
      [beach, 3000],
      [sunset, 600],
    ] as const)
      await database()
        .sql.insertInto('photograph')
        .values({
          hash: hash ?? '',
          width,
          height: 500,
          uploaded_at: systemClock.now(),
          staff_id: null,
          who: '',
        })
        .execute();
    const withPhotographs = places.map((place) => ({
      ...place,
      pictures: pictures[place.id] ?? place.pictures,
    }));
    await loadGuide(database(), { themes, places: withPhotographs }, systemClock);
  });

  it('shows a gallery with credits, licences and texts in the page’s language', async () => {
    const { child, imageAlts, imageCredits, imageLicences, sharePicture } = await get(3);
    expect(child.imageList).toEqual([
      `/photographs/${beach}-1600.webp`,
      `/photographs/${sunset}-600.webp#whole`,
      '/pictures/place-1',
    ]);
    expect(imageAlts).toEqual([altIn('ja'), altIn('ja'), 'place-1 in ja']);
    expect(imageCredits).toEqual(['Kim', 'Kim', null]);
    expect(imageLicences).toEqual(['kogl1', 'kogl3', null]);
    expect(sharePicture).toBe(`/photographs/${beach}-1200.jpg`);
  });

  it('says nothing of licences where all pictures are drawings', async () => {
    expect(await get(5)).not.toHaveProperty('imageLicences');
  });

  it('leaves out a photograph that the database lacks', async () => {
    const { child, imageLicences, sharePicture } = await get(9);
    expect([child.imageList, imageLicences, sharePicture]).toEqual([
      ['/pictures/place-1'],
      undefined,
      '/share/place-1',
    ]);
  });

  it('shows the first photograph on cards and stops, in a size for them, and whole where it must not be cut', async () => {
    const stops = await readStops({ database: database(), pictures: testPictures }, [3, 6, 9, 12, 5], 'ko');
    expect(stops.map(({ thumbnailUrl }) => thumbnailUrl)).toEqual([
      `/photographs/${beach}-800.webp`,
      `/photographs/${sunset}-600.webp#whole`,
      '/pictures/place-1',
      `/photographs/${beach}-800.webp`,
      '/pictures/place-1',
    ]);
  });

  it('keeps the names of drawings for the previous release, which needs one', async () => {
    const rows = await database()
      .sql.selectFrom('place_content')
      .select(['place_id', 'pictures'])
      .where('place_id', 'in', [3, 12])
      .orderBy('place_id')
      .execute();
    expect(rows.map((row) => row.pictures)).toEqual([['place-1'], ['place-12-1']]);
  });
});
