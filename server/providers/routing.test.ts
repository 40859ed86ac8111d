import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRoutingService, RoutingFailure } from './routing.ts';
import { type OsrmServer, sendJson, sendTable, startOsrmServer } from './testing/osrmServer.ts';

const station = { lat: 37.76437, lng: 128.89952 };
const beach = { lat: 37.80573, lng: 128.90744 };
const pass = { lat: 37.687, lng: 128.757 };
const points = [station, beach, pass];

describe('a routing service that speaks OSRM', () => {
  let osrm: OsrmServer;
  beforeAll(async () => {
    osrm = await startOsrmServer();
  });
  afterAll(() => osrm.close());
  beforeEach(() => {
    osrm.asked.length = 0;
    osrm.respondWith(sendTable);
  });

  const ask = (timeLimit?: number) =>
    createRoutingService({
      routingUrl: osrm.routingUrl,
      ...(timeLimit === undefined ? {} : { timeLimit }),
    }).secondsBetween(points);

  /** The failure as it is logged; any other error fails the test. */
  async function catchFailure(asking: Promise<unknown>) {
    const failure = await asking.then(
      () => null,
      (error: unknown) => error,
    );
    if (!(failure instanceof RoutingFailure)) throw new Error('no failure of ours', { cause: failure });
    return { reason: failure.reason, isOutage: failure.isOutage };
  }

  it('sends one request for all routes, longitude first, and reads the table from row to column', async () => {
    const table = await ask();
    expect(osrm.asked).toEqual([
      { points: points.map(({ lat, lng }) => [lng, lat]), query: 'annotations=duration' },
    ]);
    expect(table).toEqual([
      [0, 79.2, 2850.4],
      [158.4, 0, 3008.8],
      [1425.2, 1504.4, 0],
    ]);
  });

  it('returns null for an unknown route', async () => {
    osrm.respondWith((response) =>
      sendJson(response, 200, {
        code: 'Ok',
        durations: [
          [0, null, 9.5],
          [1, 0, null],
          [null, null, 0],
        ],
      }),
    );
    expect(await ask()).toEqual([
      [0, null, 9.5],
      [1, 0, null],
      [null, null, 0],
    ]);
  });

  it.each(['TooBig', 'NoTable', 'NoSegment', 'InvalidQuery'])(
    'reports a refused request (%s) by its code, without a retry',
    async (code) => {
      osrm.respondWith((response) => sendJson(response, 400, { code, message: 'a text of the service' }));
      expect(await catchFailure(ask())).toEqual({ reason: code, isOutage: false });
      expect(osrm.asked).toHaveLength(1);
      // OSRM's code counts, not the status.
      osrm.respondWith((response) => sendJson(response, 200, { code }));
      expect(await catchFailure(ask())).toEqual({ reason: code, isOutage: false });
    },
  );

  it.each<[string, unknown]>([
    ['fewer rows', [[0, 1, 2]]],
    ['rows that are too short', [[0], [1], [2]]],
    ['more rows', [0, 1, 2, 3].map(() => [0, 1, 2])],
    ['no rows', []],
  ])('rejects a table of another size (%s)', async (_, durations) => {
    osrm.respondWith((response) => sendJson(response, 200, { code: 'Ok', durations }));
    expect(await catchFailure(ask())).toEqual({ reason: 'a table of another size', isOutage: false });
  });

  it.each<[string, unknown]>([
    ['a time before it began', [[0, -1, 2]]],
    ['a time that is text', [['0', 1, 2]]],
    ['a time beyond all ways', [[0, 1e12, 2]]],
    ['no table', undefined],
    ['something else', 'durations'],
  ])('rejects %s as unreadable', async (_, durations) => {
    osrm.respondWith((response) => sendJson(response, 200, { code: 'Ok', durations }));
    expect(await catchFailure(ask())).toEqual({ reason: 'unreadable response', isOutage: false });
  });

  it.each([
    '<html>Welcome to nginx!</html>',
    '',
    '{"code":"Ok","durations":[[0',
    '[]',
    'null',
    '{"code":"<b>"}',
  ])('fails on a malformed response (%s), and repeats none of it', async (text) => {
    osrm.respondWith((response) => response.end(text));
    const { reason, isOutage } = await catchFailure(ask());
    expect(['no JSON', 'unreadable response']).toContain(reason);
    expect(isOutage).toBe(false);
    expect(osrm.asked).toHaveLength(1);
  });

  it('retries once after a server error', async () => {
    osrm.respondWith((response) => sendJson(response, 503, {}), sendTable);
    expect(await ask()).toHaveLength(3);
    osrm.respondWith((response) => sendJson(response, 500, { code: 'Ok' }));
    osrm.asked.length = 0;
    expect(await catchFailure(ask())).toEqual({ reason: 'status 500', isOutage: true });
    expect(osrm.asked).toHaveLength(2);
  });

  it('retries once after a broken connection', async () => {
    osrm.respondWith((response) => response.destroy(), sendTable);
    expect(await ask()).toHaveLength(3);
    osrm.respondWith((response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"code":"Ok"');
      setImmediate(() => response.destroy());
    });
    expect(await catchFailure(ask())).toEqual({ reason: 'no connection', isOutage: true });
  });
});
