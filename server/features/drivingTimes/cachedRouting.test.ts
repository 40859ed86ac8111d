import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRoutingService, RoutingFailure } from '../../providers/routing.ts';
import {
  type OsrmServer,
  sendJson,
  sendTable,
  startOsrmServer,
  travelSeconds,
} from '../../providers/testing/osrmServer.ts';
import { cachedRouting } from './cachedRouting.ts';

const pointAt = (turn: number) => ({ lat: 37.7, lng: 128 + turn / 100 });
const pointsAt = (...turns: number[]) => turns.map(pointAt);
const day = 24 * 3_600_000;

describe('cached routing', () => {
  let osrm: OsrmServer;
  let now = 0;
  let logged: string[] = [];
  beforeAll(async () => {
    osrm = await startOsrmServer();
  });
  afterAll(() => osrm.close());
  beforeEach(() => {
    now = 1_000;
    logged = [];
    osrm.asked.length = 0;
    osrm.respondWith(sendTable);
  });

  const openRouting = () =>
    cachedRouting(createRoutingService({ routingUrl: osrm.routingUrl, timeLimit: 1_000 }), {
      log: (line) => logged.push(line),
      now: () => now,
    });
  const expectedTable = (turns: readonly number[]) =>
    turns.map((from) => turns.map((to) => travelSeconds([pointAt(from).lng, 0], [pointAt(to).lng, 0])));

  it('returns the service’s times in any order of places, regardless of earlier requests', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 6 }), { maxLength: 6 }),
        async (questions) => {
          const routing = openRouting();
          for (const turns of questions)
            expect(await routing.secondsBetween(pointsAt(...turns))).toEqual(expectedTable(turns));
        },
      ),
      { numRuns: 20 },
    );
  });

  it('requests each pair once a day', async () => {
    const routing = openRouting();
    await routing.secondsBetween(pointsAt(1, 2, 3));
    await routing.secondsBetween(pointsAt(3, 1));
    now += day - 1;
    await routing.secondsBetween(pointsAt(2, 3, 1));
    expect(osrm.asked).toHaveLength(1);
    now += 1;
    await routing.secondsBetween(pointsAt(3, 1));
    expect(osrm.asked).toHaveLength(2);
  });

  it('shares one request between concurrent callers with the same places in any order', async () => {
    const routing = openRouting();
    const tables = await Promise.all([
      routing.secondsBetween(pointsAt(1, 2, 3)),
      routing.secondsBetween(pointsAt(3, 2, 1)),
      routing.secondsBetween(pointsAt(1, 2, 3)),
    ]);
    expect(osrm.asked).toHaveLength(1);
    expect(tables).toEqual([expectedTable([1, 2, 3]), expectedTable([3, 2, 1]), expectedTable([1, 2, 3])]);
  });

  it('caches that a pair has no route', async () => {
    const routing = openRouting();
    osrm.respondWith((response) =>
      sendJson(response, 200, {
        code: 'Ok',
        durations: [
          [0, null],
          [60, 0],
        ],
      }),
    );
    for (const _ of [1, 2])
      expect(await routing.secondsBetween(pointsAt(1, 2))).toEqual([
        [0, null],
        [60, 0],
      ]);
    expect(osrm.asked).toHaveLength(1);
  });

  it('pauses after an outage, and logs it once', async () => {
    const routing = openRouting();
    await routing.secondsBetween(pointsAt(1, 2));
    osrm.respondWith((response) => sendJson(response, 500, {}));
    const fails = () =>
      expect(routing.secondsBetween(pointsAt(1, 2, 3))).rejects.toBeInstanceOf(RoutingFailure);
    await fails();
    // Including one retry.
    expect(osrm.asked).toHaveLength(3);
    await fails();
    expect(osrm.asked).toHaveLength(3);
    // Cached pairs need no request.
    expect(await routing.secondsBetween(pointsAt(2, 1))).toEqual(expectedTable([2, 1]));
    now += 15_000;
    await fails();
    expect(osrm.asked).toHaveLength(5);
    now += 15_000;
    osrm.respondWith(sendTable);
    expect(await routing.secondsBetween(pointsAt(1, 2, 3))).toEqual(expectedTable([1, 2, 3]));
    expect(logged).toEqual([
      'The routing service gave no driving times: status 500; they are estimated.',
      'The routing service is back.',
    ]);
  });

  it('does not pause after a rejected request', async () => {
    const routing = openRouting();
    osrm.respondWith((response) => sendJson(response, 400, { code: 'NoSegment' }), sendTable);
    await expect(routing.secondsBetween(pointsAt(1, 2))).rejects.toBeInstanceOf(RoutingFailure);
    expect(await routing.secondsBetween(pointsAt(1, 3))).toEqual(expectedTable([1, 3]));
  });

  it('limits concurrent requests to a slow service', async () => {
    const routing = openRouting();
    osrm.respondWith(() => undefined);
    const askings = Array.from({ length: 12 }, (_, turn) =>
      routing.secondsBetween(pointsAt(0, turn + 1)).catch((error: unknown) => error),
    );
    const failures = await Promise.all(askings);
    expect(failures.every((failure) => failure instanceof RoutingFailure)).toBe(true);
    expect(osrm.asked).toHaveLength(8);
  });

  it('bounds the cache', async () => {
    const routing = openRouting();
    for (let first = 0; first < 4_000; first += 40)
      await routing.secondsBetween(pointsAt(...Array.from({ length: 40 }, (_, turn) => first + turn)));
    osrm.asked.length = 0;
    await routing.secondsBetween(pointsAt(0, 1));
    expect(osrm.asked).toHaveLength(1);
  });
});
