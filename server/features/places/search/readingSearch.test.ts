import { expect, test } from 'vitest';
import { api } from '../../../../contract/api.ts';
import { loadGuide } from '../../../guide/loadGuide.ts';
import { generatedGuide, generatedPlace } from '../../../guide/testing/generatedContent.ts';
import { unchangedGuide } from '../../../guide/testing/unchangedGuide.ts';
import { validRequest } from '../../../http/validation.ts';
import type { Database } from '../../../platform/database/database.ts';
import { describeOnBothEngines } from '../../../platform/database/testing/testDatabases.ts';
import { describeWithGuideOnBothEngines } from '../../../testing/describeWithGuide.ts';
import { testPictures } from '../../../testing/testPictures.ts';
import { openPlaces } from '../openPlaces.ts';

const clock = { now: () => new Date('2026-06-01T03:00:00Z') };

/** Ids of the first page that a search finds, by rank within its classes. */
async function findIds(database: Database, q: string): Promise<number[]> {
  const { listPlaces } = openPlaces({
    database,
    clock,
    pictures: testPictures,
    guideVersion: unchangedGuide,
  }).handlers;
  const { items } = await listPlaces(
    validRequest(api.listPlaces, {
      params: { type: 'tour' },
      query: { q, size: '50', sortKey: 'rank' },
      body: undefined,
    }),
  );
  return items.map(({ id }) => id);
}

describeOnBothEngines('searches by how a name is said', (database) => {
  test('DESIGN 3: ranks readings in the classes of names', async () => {
    const place = (id: number, kana: string, roman: string, rank: number) =>
      generatedPlace(id, { reading: { kana, roman }, rank });
    const places = [
      place(1, 'トルダリ アンモク', 'Toldari Anmok', 9),
      place(2, 'アンモクハン', 'Anmokhang', 1),
      place(3, 'アンモク', 'Anmok', 0),
      generatedPlace(4, { summary: { ...generatedPlace(4).summary, en: 'A walk near Anmok' }, rank: 9 }),
    ];
    await loadGuide(database(), { ...generatedGuide(0), places }, clock);
    for (const q of ['アンモク', 'ｱﾝﾓｸ', 'あんもく']) {
      expect(await findIds(database(), q), q).toEqual([3, 2, 1]);
    }
    expect(await findIds(database(), 'anmok')).toEqual([3, 2, 1, 4]);
  });
});

describeWithGuideOnBothEngines('searching the guide of content/ by how names are said', (database) => {
  test.each([
    ['アンモク', [7, 170]],
    ['ｱﾝﾓｸ', [7, 170]],
    ['あんもく', [7, 170]],
    ['オジュッコン', [4]],
    ['チョンドンジン', [33, 34, 35, 36, 37, 208]],
    ['ソンギョジャン', [5, 193]],
    ['Gyeongpo Haebyeon', [1]],
  ])('finds the places of %s', async (q, places) => {
    expect(await findIds(database(), q)).toEqual(expect.arrayContaining(places));
  });
});
