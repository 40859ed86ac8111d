import { expect, onTestFinished, test } from 'vitest';
import { api } from '../../../../contract/api.ts';
import { placeTypes } from '../../../../domain/places/placeTypes.ts';
import { watchGuideVersion } from '../../../guide/guideVersion.ts';
import { loadGuide } from '../../../guide/loadGuide.ts';
import { generatedGuide, generatedPlace } from '../../../guide/testing/generatedContent.ts';
import { unchangedGuide } from '../../../guide/testing/unchangedGuide.ts';
import { validRequest } from '../../../http/validation.ts';
import type { Database } from '../../../platform/database/database.ts';
import { describeOnOneEngine } from '../../../platform/database/testing/testDatabases.ts';
import { recordQueries } from '../../../platform/database/testing/testPlans.ts';
import { ProblemError } from '../../../platform/problem.ts';
import { testPictures } from '../../../testing/testPictures.ts';
import { openPlaces, type PlacesDeps } from '../openPlaces.ts';

const clock = { now: () => new Date('2026-06-01T03:00:00Z') };

type Search = (q: string, query?: Record<string, string>) => Promise<number[]>;

/** Searches in all categories, or in those of the query; returns the ids of what is found. */
function searchIn(database: Database, guideVersion: PlacesDeps['guideVersion'] = unchangedGuide): Search {
  const { listPlaces } = openPlaces({ database, clock, pictures: testPictures, guideVersion }).handlers;
  return async (q, query = {}) => {
    const request = { params: { type: 'tour' }, query: { q, ...query }, body: undefined };
    return (await listPlaces(validRequest(api.listPlaces, request))).items.map(({ id }) => id);
  };
}

const placeNamed = (english: string) =>
  generatedPlace(1, { name: { ko: '곳', en: english, cn: '地点', tw: '地點', ja: '場所' } });

describeOnOneEngine('what searches read together', (database) => {
  const named = (english: string) =>
    loadGuide(database(), { ...generatedGuide(0), places: [placeNamed(english)] }, clock);
  const everywhere = (search: Search, q: string) =>
    Promise.all(placeTypes.map((type) => search(q, { typeSearch: type })));

  test('reads a term once, for all categories and later searches', async () => {
    await named('Pine Hill');
    const watched = recordQueries(database());
    const search = searchIn(watched.database);
    await everywhere(search, 'hill');
    watched.queries.length = 0;
    await everywhere(search, 'pine');
    await search('pine');
    // The terms, and the place of each response that has it.
    expect(watched.queries).toHaveLength(1 + 2);
    watched.queries.length = 0;
    await everywhere(search, 'nowhere');
    const together = watched.queries.length;
    await search('nowhere');
    expect(watched.queries).toHaveLength(together);
  });

  test('reads everything again once the guide has changed', async () => {
    await named('Pine Hill');
    const guideVersion = watchGuideVersion({
      database: database(),
      onFail: (error) => expect.unreachable(String(error)),
    });
    onTestFinished(() => guideVersion.stop());
    const search = searchIn(database(), guideVersion);
    expect([await search('pine'), await search('oak')]).toEqual([[1], []]);
    await named('Oak Hill');
    await guideVersion.read();
    expect([await search('pine'), await search('oak')]).toEqual([[], [1]]);
  });

  test('reads the names of the themes once, until the guide changes', async () => {
    const oneTheme = (english: string) => {
      const guide = generatedGuide(1);
      const themes = guide.themes.map((theme) => ({ ...theme, name: { ...theme.name, en: english } }));
      return loadGuide(database(), { ...guide, themes }, clock);
    };
    await oneTheme('Sea');
    const watched = recordQueries(database());
    const guideVersion = watchGuideVersion({
      database: database(),
      onFail: (error) => expect.unreachable(String(error)),
    });
    onTestFinished(() => guideVersion.stop());
    const deps = { database: watched.database, clock, pictures: testPictures, guideVersion };
    const { listThemes } = openPlaces(deps).handlers;
    const request = { params: {}, query: { locale: 'EN', type: 'tour', q: 'spot' }, body: undefined };
    const firstName = async () => (await listThemes(validRequest(api.listThemes, request)))[0]?.type;
    expect(await firstName()).toBe('Sea');
    watched.queries.length = 0;
    expect(await firstName()).toBe('Sea');
    expect(watched.queries).toEqual([]);
    await oneTheme('Coast');
    await guideVersion.read();
    expect(await firstName()).toBe('Coast');
  });

  test('reads again what a database that was down has not answered', async () => {
    await named('Pine Hill');
    let isDown = true;
    const { sql: working } = database();
    const failing = working.withPlugin({
      transformQuery() {
        throw new ProblemError('unavailable');
      },
      transformResult: async ({ result }) => result,
    });
    const search = searchIn(Object.create(database(), { sql: { get: () => (isDown ? failing : working) } }));
    await expect(search('pine')).rejects.toMatchObject({ code: 'unavailable' });
    isDown = false;
    expect(await search('pine')).toEqual([1]);
  });
});
