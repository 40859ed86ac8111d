import { expect, test } from 'vitest';
import { api } from '../../../../contract/api.ts';
import type { PlaceType } from '../../../../domain/places/placeTypes.ts';
import { loadGuide } from '../../../guide/loadGuide.ts';
import { generatedGuide, generatedPlace } from '../../../guide/testing/generatedContent.ts';
import { unchangedGuide } from '../../../guide/testing/unchangedGuide.ts';
import { validRequest } from '../../../http/validation.ts';
import { describeOnOneEngine } from '../../../platform/database/testing/testDatabases.ts';
import { recordQueries } from '../../../platform/database/testing/testPlans.ts';
import { testPictures } from '../../../testing/testPictures.ts';
import { openPlaces } from '../openPlaces.ts';

const clock = { now: () => new Date('2026-06-01T03:00:00Z') };

const place = (id: number, english: string, type: PlaceType) =>
  generatedPlace(id, {
    name: { ko: `곳 ${id}`, en: english, cn: `地点${id}`, tw: `地點${id}`, ja: `場所${id}` },
    type,
  });

describeOnOneEngine('the list of a search in one category', (database) => {
  test('counts the matches in every category, and reads only the places of the requested one', async () => {
    const places = [
      place(1, 'Pine Hill', 'tour'),
      place(2, 'Pine', 'restaurant'),
      place(3, 'Pineapple House', 'restaurant'),
      place(4, 'Nothing Else', 'accommodation'),
    ];
    await loadGuide(database(), { ...generatedGuide(0), places }, clock);
    const watched = recordQueries(database());
    const deps = { database: watched.database, clock, pictures: testPictures, guideVersion: unchangedGuide };
    const { listPlaces } = openPlaces(deps).handlers;
    const search = (query: Record<string, string>, type: PlaceType = 'tour') =>
      listPlaces(validRequest(api.listPlaces, { params: { type }, query, body: undefined }));

    const list = await search({ q: 'pine', categoryFilter: 'true' });
    expect(list.items.map(({ id }) => id)).toEqual([1]);
    expect(list).toMatchObject({ totalItems: 1, matchClass: 1 });
    expect(list.byCategory).toEqual({
      tour: { totalItems: 1, matchClass: 1 },
      restaurant: { totalItems: 2, matchClass: 0 },
      accommodation: { totalItems: 0 },
    });
    watched.queries.length = 0;
    await search({ q: 'pine', categoryFilter: 'true' });
    expect(watched.queries).toHaveLength(1);
    // A category without matches reads no places.
    watched.queries.length = 0;
    await search({ q: 'pine', categoryFilter: 'true' }, 'accommodation');
    expect(watched.queries).toEqual([]);

    expect((await search({ q: 'pine' })).byCategory).toBeUndefined();
    const limited = await search({ q: 'pine', categoryFilter: 'true', typeSearch: 'tour' });
    expect(limited.byCategory).toBeUndefined();
  });
});
