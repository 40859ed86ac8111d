import { beforeAll, expect, test } from 'vitest';
import { api } from '../../../contract/api.ts';
import { placeTypes } from '../../../contract/placeTypes.ts';
import { loadGuide } from '../../guide/loadGuide.ts';
import { metresBetween, metresOnPlane } from '../../guide/location.ts';
import { generatedGuide, generatedPlace } from '../../guide/testing/generatedContent.ts';
import { validRequest } from '../../http/validation.ts';
import type { Database } from '../../platform/database/database.ts';
import { describeOnBothEngines } from '../../platform/database/testing/testDatabases.ts';
import { TestClock } from '../../testing/testApplication.ts';
import { testPictures } from '../../testing/testPictures.ts';
import { createPlacesHandlers } from './handlers.ts';

const clock = new TestClock();
const station = { lat: 37.764, lng: 128.9 };
const here = { lat: `${station.lat}`, lng: `${station.lng}` };

/** Groups of three places of a category share a position, which gives ties. */
const guide = {
  ...generatedGuide(0),
  places: Array.from({ length: 90 }, (_, index) =>
    generatedPlace(index + 1, {
      position: generatedPlace(index - (index % 9) + (index % 3) + 1).position,
    }),
  ),
};

type Query = Record<string, string>;

function listOf(database: Database) {
  const { listPlaces } = createPlacesHandlers({ database, clock, pictures: testPictures });
  return (type: string, query: Query) =>
    listPlaces(validRequest(api.listPlaces, { params: { type }, query, body: undefined }));
}

async function all(database: Database, type: string, query: Query) {
  const list = listOf(database);
  const pages = [];
  for (let page = 1; ; page += 1) {
    const answer = await list(type, { ...query, size: '7', page: `${page}` });
    pages.push(...answer.items);
    if (page >= answer.totalPages) {
      expect(pages).toHaveLength(answer.totalItems);
      return pages;
    }
  }
}

const placeOf = (id: number) => {
  const place = guide.places[id - 1];
  if (!place) throw new Error(`there is no place ${id}`);
  return place;
};

describeOnBothEngines('distances of places', (database) => {
  beforeAll(async () => {
    await loadGuide(database(), guide, clock);
  });

  test('DESIGN 3: lists each place once across all pages by distance, nearest first, ties by rank and id', async () => {
    for (const type of placeTypes) {
      const items = await all(database(), type, { ...here, sortKey: 'distance' });
      const expected = guide.places
        .filter((place) => place.type === type)
        .map((place) => ({ ...place, away: metresOnPlane(station, place.position) }))
        .sort((a, b) => a.away - b.away || b.rank - a.rank || a.id - b.id);
      expect(items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(items.map(({ distance }) => distance)).toEqual(expected.map(({ away }) => Math.round(away)));
      expect(new Set(items.map(({ distance }) => distance)).size).toBeLessThan(items.length);
    }
  });

  test('filters by word and theme; the classes of a search still come first', async () => {
    const ofTheme = await all(database(), 'tour', { ...here, sortKey: 'distance', themeId: '1' });
    expect(ofTheme.map(({ id }) => placeOf(id).themes.includes('sea'))).not.toContain(false);
    expect(ofTheme.length).toBeGreaterThan(1);
    const found = await all(database(), 'tour', { ...here, sortKey: 'distance', q: 'spot 7' });
    expect(found[0]?.name).toBe('곳 7');
  });

  test('returns distances in any order when a position is given, and never without one', async () => {
    for (const query of [{}, { sortKey: 'name' }, { q: 'spot' }, { openAt: 'now' }]) {
      const near = await listOf(database())('tour', { ...query, ...here });
      expect(near.items.map(({ id, distance }) => [id, distance])).toEqual(
        near.items.map(({ id }) => [id, Math.round(metresOnPlane(station, placeOf(id).position))]),
      );
      const plain = await listOf(database())('tour', query);
      expect(plain.items.map(({ id }) => id)).toEqual(near.items.map(({ id }) => id));
      expect(plain.items.filter((item) => 'distance' in item)).toEqual([]);
    }
  });
});

test('keeps the planar distance within 0.5 % of the true one up to 60 km from the city', () => {
  for (const [lat, lng] of [
    [37.3, 128.9],
    [38.25, 128.9],
    [37.75, 128.2],
    [37.4, 129.4],
    [38.1, 128.5],
    [37.77, 128.91],
  ]) {
    const there = { lat: lat ?? 0, lng: lng ?? 0 };
    const ratio = metresOnPlane(station, there) / metresBetween(station, there);
    expect(Math.abs(ratio - 1)).toBeLessThan(0.005);
  }
});
