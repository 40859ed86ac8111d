import { beforeAll, expect, it } from 'vitest';
import { PublicResponses } from '../../http/publicResponses.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { TestStaff } from '../../testing/testStaff.ts';
import { busTerminal } from '../departures/testing/busTerminal.ts';
import { productFeedSchema } from './testing/productFeedSchema.ts';

const host = { host: 'guide.example' };

describeWithGuide('the feed for Google’s list of tours', (database) => {
  const { app, clock } = useApplication(database, {
    hasFewPlaces: true,
    publicResponses: new PublicResponses(),
  });
  let owner: TestStaff;
  beforeAll(async () => {
    owner = await TestStaff.signIn({ app, database, clock }, 'owner');
  });
  const fetchFeed = () => app().inject({ url: '/things-to-do.json', headers: host });
  const readFeed = async () => productFeedSchema.parse((await fetchFeed()).json());

  it('has the tour with its price, its refund rule and a page in every language', async () => {
    const response = await fetchFeed();
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    const { feed_metadata, products } = await readFeed();
    expect(feed_metadata).toMatchObject({ shard_id: 0, total_shards_count: 1 });
    const [product, ...others] = products;
    expect(others).toEqual([]);
    expect(product?.title.localized_texts.map(({ language_code }) => language_code)).toEqual([
      'ko',
      'en',
      'zh-Hans',
      'zh-Hant',
      'ja',
    ]);
    expect(JSON.stringify(product?.features)).toContain('every 30 minutes from 09:00 to 18:00');
    expect(product?.options).toMatchObject([
      {
        id: 'GANGNEUNG_STATION',
        landing_page: { url: 'http://guide.example/tour-taxi?lang={lang}' },
        price_options: [{ price: { currency_code: 'KRW', units: 30_000, nanos: 0 } }],
        duration_sec: 10_800,
        meeting_point: { location: { place_info: { coordinates: { latitude: 37.76437 } } } },
      },
    ]);
    expect(
      product?.options[0]?.cancellation_policy.refund_conditions.map((condition) => [
        condition.min_duration_before_start_time_sec / 86_400,
        condition.refund_percent,
      ]),
    ).toEqual([
      [10, 100],
      [7, 90],
      [3, 80],
      [1, 70],
      [0, 0],
    ]);
  });

  it('leads to the page in the language that Google names', async () => {
    for (const [tag, lang] of [
      ['ja', 'ja'],
      ['zh-TW', 'zh-Hant'],
      ['en-US', 'en'],
    ]) {
      const { body } = await app().inject({ url: `/tour-taxi?lang=${tag}`, headers: host });
      expect(body, tag).toContain(`<html lang="${lang}"`);
    }
  });

  it('follows the owner’s departures', async () => {
    await readFeed();
    const { status } = await owner.call('POST', '/desk/settings/departures', {
      ...{ isStationOffered: true, others: [busTerminal], fromDay: '2026-11-21', version: 0 },
    });
    expect(status).toBe(200);
    const { products } = await readFeed();
    expect(products[0]?.options.map(({ id }) => id)).toEqual(['GANGNEUNG_STATION', 'BUS_TERMINAL']);
  });
});
