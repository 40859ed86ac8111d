import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { OrdinalSet, OrdinalSetWriter } from '../../domain/search/ordinalSet.ts';
import { describeOnOneEngine } from '../platform/database/testing/testDatabases.ts';
import { ContentOrders } from './contentOrders.ts';
import { loadGuide } from './loadGuide.ts';
import { generatedGuide, generatedPlace } from './testing/generatedContent.ts';

describeOnOneEngine('the orders of the content', (database) => {
  test('sort by rank where the release that loaded the guide does not know the language', async () => {
    const names = { ko: '가', en: 'b', cn: 'b', tw: 'b', ja: 'b' };
    const places = [generatedPlace(1, { rank: 2, name: names }), generatedPlace(2, { rank: 1 })];
    const { version } = await loadGuide(
      database(),
      { ...generatedGuide(0), places },
      { now: () => new Date('2026-06-01T03:00:00Z') },
    );
    const order = { key: 'name_order_tw', direction: 'asc' } as const;
    const written = new OrdinalSetWriter();
    for (const ordinal of [0, 1]) written.push(ordinal);
    const all = new OrdinalSet(2);
    all.addStored(written.stored());
    const pick = async () => (await new ContentOrders(database()).read(order, version))?.pick(all, 0, 2);

    const byName = await pick();
    await sql`delete from place_order where name like 'name_order_tw %'`.execute(database().sql);
    expect(await pick()).toEqual([0, 1]);
    expect(byName).toEqual([1, 0]);
  });
});
