import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../../contract/api.ts';
import { departurePoint } from '../../../domain/tour/planRules.ts';
import {
  type OsrmServer,
  sendJson,
  sendTable,
  startOsrmServer,
  travelSeconds,
} from '../../providers/testing/osrmServer.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';

/** The port is known only once the application is created. */
const variables: Record<string, string> = {};

describeWithGuide('driving times between places', (database) => {
  let osrm: OsrmServer;
  beforeAll(async () => {
    osrm = await startOsrmServer();
    variables.ROUTING_URL = osrm.routingUrl;
  });
  afterAll(() => osrm.close());
  beforeEach(() => {
    osrm.asked.length = 0;
    osrm.respondWith(sendTable);
  });
  const { app } = useApplication(database, { variables });

  const ask = async (query: string, remoteAddress = '192.0.2.1') => {
    const response = await app().inject({ url: `/api/v1/driving-times?${query}`, remoteAddress });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
  const read = async (ids: string) => api.getDrivingTimes.response.parse((await ask(`ids=${ids}`)).body);

  it('DESIGN 3: returns whole minutes from the departure, between the places in the requested order, and back', async () => {
    const times = await read('5,1,999999,1');
    expect(times).toMatchObject({ source: 'routing', ids: [5, 1] });
    const rows = await database()
      .sql.selectFrom('place_content')
      .select(['place_id', 'lat', 'lng'])
      .where('place_id', 'in', [1, 5])
      .orderBy('place_id', 'desc')
      .execute();
    const points = [departurePoint, ...rows].map(({ lng, lat }): [number, number] => [
      Number(lng.toFixed(6)),
      Number(lat.toFixed(6)),
    ]);
    expect(times.minutes).toEqual(
      points.map((from) => points.map((to) => Math.ceil(travelSeconds(from, to) / 60))),
    );
    // Times there and back differ.
    expect(times.minutes?.[0]?.[1]).not.toBe(times.minutes?.[1]?.[0]);
    expect(osrm.asked).toHaveLength(1);
    // Only the departure and places of the guide are requested.
    expect(osrm.asked[0]?.points.toSorted()).toEqual(points.toSorted());
  });

  it('does not request known pairs again for another client', async () => {
    await read('11,12,13');
    await read('13,12');
    expect(osrm.asked).toHaveLength(1);
  });

  it('does not call the service when no id is a listed place', async () => {
    await database().sql.updateTable('place').set({ listed: false }).where('id', '=', 9).execute();
    expect(await read('999999,9')).toEqual({ source: 'estimate', ids: [], minutes: null });
    expect(await read('21,9')).toMatchObject({ source: 'routing', ids: [21] });
    await database().sql.updateTable('place').set({ listed: true }).where('id', '=', 9).execute();
    expect(osrm.asked).toHaveLength(1);
    expect(osrm.asked[0]?.points).toHaveLength(2);
  });

  it('accepts at most thirty ids; responds 400 naming the field to anything else, without calling the service', async () => {
    const thirty = Array.from({ length: 30 }, (_, index) => index + 30);
    expect((await read(`${thirty}`)).minutes).toHaveLength(31);
    osrm.asked.length = 0;
    for (const ids of [[...thirty, 31].join(), '', 'a', '1,,2', '0', '-1', '1.5', '99999999999', '1;drop']) {
      const { status, body } = await ask(`ids=${encodeURIComponent(ids)}`);
      expect([status, body.errors?.[0]?.field], ids).toEqual([400, 'ids']);
    }
    expect((await ask('')).status).toBe(400);
    expect(osrm.asked).toEqual([]);
  });

  it('limits a client to 600 requests an hour, and no other client', async () => {
    let refused = await ask('ids=1', '192.0.2.7');
    let asked = 1;
    for (; refused.status === 200 && asked < 700; asked++) refused = await ask('ids=1', '192.0.2.7');
    expect([refused.status, refused.body.code, asked]).toEqual([429, 'tooManyRequests', 601]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('ids=1', '192.0.2.8')).status).toBe(200);
  });

  it('tells the page that a routing service is configured', async () => {
    const page = await app().inject({ url: '/myplan-detail' });
    expect(page.body).toContain('"routing":true');
  });

  it('DESIGN 4: falls back to the browser’s estimate when the service fails', async () => {
    osrm.respondWith((response) => sendJson(response, 400, { code: 'TooBig' }));
    expect(await read('61,62')).toEqual({ source: 'estimate', ids: [61, 62], minutes: null });
    osrm.respondWith((response) => sendJson(response, 500, {}));
    expect(await read('62,61')).toEqual({ source: 'estimate', ids: [62, 61], minutes: null });
  });
});

describeWithGuide('driving times without a routing service', (database) => {
  const { app } = useApplication(database);

  it('DESIGN 3: leaves the estimate to the browser, and tells the page not to request times', async () => {
    const response = await app().inject({ url: '/api/v1/driving-times?ids=2,1,999999' });
    expect(api.getDrivingTimes.response.parse(response.json())).toEqual({
      source: 'estimate',
      ids: [2, 1],
      minutes: null,
    });
    const page = await app().inject({ url: '/myplan-detail' });
    expect(page.body).toContain('"routing":false');
  });
});

describe('response schema of driving times', () => {
  it('accepts routed times and rejects mixtures with an estimate', () => {
    const { response } = api.getDrivingTimes;
    const routed = {
      source: 'routing',
      ids: [1],
      minutes: [
        [0, 3],
        [null, 0],
      ],
    };
    expect(response.parse(routed)).toEqual(routed);
    for (const wrong of [
      { ...routed, minutes: null },
      { ...routed, source: 'estimate' },
      { ...routed, minutes: [[0, -1]] },
      { ...routed, minutes: [[0.5]] },
    ])
      expect(response.safeParse(wrong).success).toBe(false);
  });
});
