import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { api } from '../../../contract/api.ts';
import { placeDetailSchema } from '../../../contract/places.ts';
import { metresBetween } from '../../../domain/geography/distance.ts';
import type { GuideContent } from '../../guide/contentSchema.ts';
import { loadGuide } from '../../guide/loadGuide.ts';
import { generatedGuide } from '../../guide/testing/generatedContent.ts';
import { unchangedGuide } from '../../guide/testing/unchangedGuide.ts';
import { validRequest } from '../../http/validation.ts';
import { describeOnOneEngine } from '../../platform/database/testing/testDatabases.ts';
import { testPictures } from '../../testing/testPictures.ts';
import { openPlaces } from './openPlaces.ts';

const plain = generatedGuide(400);
const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI'] as const;
/** Place 3 is open on weekdays from 09:00 to 18:00. */
const guide: GuideContent = {
  ...plain,
  places: plain.places.map((place) =>
    place.id === 3
      ? {
          ...place,
          phone: '033-640-4531',
          fee: 0,
          hours: {
            weekDays: [...weekdays],
            periods: [{ days: [...weekdays], opens: '09:00', closes: '18:00' }],
            note: {
              ko: '설날 휴무',
              en: 'Closed at New Year',
              cn: '春节休息',
              tw: '春節休息',
              ja: '旧正月は休み',
            },
            doubtful: true,
          },
        }
      : place,
  ),
};
const monday = new Date('2026-06-01T03:00:00Z');

describeOnOneEngine('one place', (database) => {
  const moved = { time: monday };
  const clock = { now: () => moved.time };
  const get = (id: number, locale = 'ko', type = 'tour') =>
    openPlaces({
      database: database(),
      clock,
      pictures: testPictures,
      guideVersion: unchangedGuide,
    }).handlers.getPlace(
      validRequest(api.getPlace, { params: { type, id: `${id}` }, query: { locale }, body: undefined }),
    );

  beforeAll(async () => {
    await loadGuide(database(), guide, clock);
    await database().analyze();
  });

  test('returns the fields of the contract in the requested language', async () => {
    const detail = placeDetailSchema.parse(await get(3, 'en'));
    const place = guide.places[2];
    expect(detail).toMatchObject({
      id: 3,
      type: 'tour',
      placeName: place?.name.en,
      address: place?.address.en,
      information: place?.information.en,
      phone: '033-640-4531',
      fee: 0,
      mapX: place?.position.lng,
      mapY: place?.position.lat,
      weekDays: [...weekdays],
      openingHours: { note: 'Closed at New Year', periods: [{ opens: '09:00', closes: '18:00' }] },
      korean: { name: place?.name.ko, address: place?.address.ko },
      fallbacks: [],
      sharePicture: '/share/place-1',
      likeCount: 0,
    });
    expect(detail.child.imageList).toEqual(['/pictures/place-1', '/pictures/place-2', '/pictures/place-3']);
    expect(detail.imageAlts).toEqual(['place-1 in en', 'place-2 in en', 'place-3 in en']);
    expect(detail.tags).toEqual([
      { id: 4, tagName: 'Theme landmark' },
      { id: 5, tagName: 'Theme shopping' },
    ]);
  });

  test('dates the facts by group, and marks doubtful hours', async () => {
    const detail = placeDetailSchema.parse(await get(3));
    expect(detail.checkedOn).toEqual({ hours: '2026-10' });
    expect(detail.openingHours.isDoubtful).toBe(true);
    expect(placeDetailSchema.parse(await get(6)).openingHours.isDoubtful).toBeUndefined();
  });

  test('says how the name is said in Chinese and Japanese', async () => {
    expect(await get(3, 'ja')).toMatchObject({ reading: 'コッ 3', romanisation: 'Got 3' });
    expect(await get(3, 'cn')).toMatchObject({ reading: 'Got 3', romanisation: 'Got 3' });
    for (const locale of ['ko', 'en']) {
      expect(await get(3, locale)).not.toHaveProperty('reading');
      expect(await get(3, locale)).not.toHaveProperty('romanisation');
    }
    expect((await get(3, 'ja')).nearby[0]?.reading).toMatch(/^コッ /);
  });

  test('DESIGN 3: openStatus follows the clock of Asia/Seoul', async () => {
    const statusAt = async (instant: string, id = 3) => {
      moved.time = new Date(instant);
      return (await get(id)).openStatus;
    };
    expect(await statusAt('2026-06-01T08:59:00+09:00')).toBe('closed');
    expect(await statusAt('2026-06-01T09:00:00+09:00')).toBe('open');
    expect(await statusAt('2026-06-01T18:00:00+09:00')).toBe('closed');
    expect(await statusAt('2026-06-06T12:00:00+09:00')).toBe('closed');
    expect(await statusAt('2026-06-01T12:00:00+09:00', 6)).toBe('unknown');
    moved.time = monday;
  });

  test('returns the same six neighbours as a full search, up to the planar error of 0.5 %', async () => {
    for (const place of guide.places.filter(({ type }) => type === 'tour').slice(0, 40)) {
      const distances = guide.places
        .filter(({ id }) => id !== place.id)
        .map(({ position }) => Math.round(metresBetween(place.position, position)))
        .sort((a, b) => a - b)
        .slice(0, 6);
      const { nearby } = await get(place.id);
      const found = nearby.map(({ distance }) => distance);
      expect(found).toHaveLength(6);
      expect(found).toEqual(found.toSorted((a, b) => a - b));
      for (const [index, distance] of found.entries()) {
        const min = distances[index] ?? 0;
        expect(distance).toBeGreaterThanOrEqual(min);
        // The plane is exact at 37.75 degrees; at the region's edges it is 0.44 % off.
        expect(distance).toBeLessThanOrEqual(min * 1.005 + 1);
      }
      expect(nearby.map(({ id }) => id)).not.toContain(place.id);
    }
  });

  test('DESIGN 3: names the fields that fall back to Korean', async () => {
    await sql`update place_content set information = information - 'cn', address = address - 'cn'
      where place_id = 9`.execute(database().sql);
    expect(await get(9, 'cn')).toMatchObject({
      fallbacks: ['address', 'information'],
      information: guide.places[8]?.information.ko,
      placeName: guide.places[8]?.name.cn,
    });
    expect((await get(9, 'ko')).fallbacks).toEqual([]);
  });

  test.each([
    [99_999, 'tour'],
    [3, 'restaurant'],
  ])('responds 404 to an unknown id or the wrong type: %i as %s', async (id, type) => {
    await expect(get(id, 'ko', type)).rejects.toMatchObject({ code: 'notFound', status: 404 });
  });

  test('responds 404 to a place that left the content, and leaves it out of neighbours', async () => {
    const [neighbour] = (await get(12)).nearby;
    const without = guide.places.filter(({ id }) => id !== neighbour?.id);
    await loadGuide(database(), { ...guide, places: without }, clock);
    expect((await get(12)).nearby.map(({ id }) => id)).not.toContain(neighbour?.id);
    const type = neighbour?.type.toLowerCase();
    await expect(get(neighbour?.id ?? 0, 'ko', type)).rejects.toMatchObject({ status: 404 });
  });
});
