import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { apiBase } from '../../contract/addresses.ts';
import { api } from '../../contract/api.ts';
import { holidayOn } from '../../domain/calendar/holidays.ts';
import { sunsetMinute } from '../../domain/daylight/daylight.ts';
import { findAdvice } from '../../domain/tour/advice.ts';
import { findBestOrder } from '../../domain/tour/bestOrder.ts';
import { routedMinutes } from '../../domain/tour/drivingTime.ts';
import { createTimetable, toTourStop } from '../../domain/tour/timetable.ts';
import { type OsrmServer, startOsrmServer } from '../providers/testing/osrmServer.ts';
import { describeWithGuide } from '../testing/describeWithGuide.ts';
import { useApplication } from '../testing/testApplication.ts';
import { callTool, connectClient } from './testing/mcpClient.ts';

const searches = [
  ['ko', '경포해변'],
  ['ko', '초당순두부'],
  ['ko', '커피'],
  ['ko', '호텔'],
  ['en', 'Gyeongpo Beach'],
  ['en', 'coffee'],
  ['en', 'tofu'],
  ['en', 'museum'],
  ['cn', '海滩'],
  ['cn', '咖啡'],
  ['cn', '酒店'],
  ['cn', '博物馆'],
  ['tw', '海灘'],
  ['tw', '咖啡'],
  ['tw', '飯店'],
  ['tw', '博物館'],
  ['ja', 'ビーチ'],
  ['ja', 'コーヒー'],
  ['ja', 'ホテル'],
  ['ja', '博物館'],
] as const;

const places = [
  [1, 'ko'],
  [2, 'en'],
  [3, 'cn'],
  [4, 'tw'],
  [5, 'ja'],
  [40, 'en'],
  [80, 'ja'],
  [120, 'ko'],
  [160, 'cn'],
  [200, 'en'],
] as const;

/** A Saturday, a Monday, a night, the Lunar New Year, an opening and a closing minute. */
const minutes = [
  ['커피', '2026-11-21T14:05'],
  ['커피', '2026-11-23T08:30'],
  ['museum', '2026-11-23T11:00'],
  ['museum', '2026-11-21T11:00'],
  ['museum', '2026-11-21T18:00'],
  ['海滩', '2026-08-01T03:00'],
  ['순두부', '2027-02-07T12:00'],
  ['순두부', '2026-12-24T09:00'],
  ['tofu', '2026-12-24T20:59'],
  ['경포', 'now'],
] as const;

const plans = [
  { stops: [1] },
  { stops: [1, 2, 3], date: '2026-12-01', start: '10:00' },
  { stops: [5, 1, 9, 30], date: '2026-12-07', start: '09:00' },
  { stops: [2, 40, 80, 120, 160], date: '2026-12-06', start: '18:00' },
  { stops: [200, 100, 50, 25, 12, 6, 3], start: '09:30' },
  { stops: [1, 200, 3, 150], bestOrder: true },
  { stops: [10, 20, 30, 40, 50, 60], date: '2027-01-01', start: '13:30', bestOrder: true },
  { stops: [7, 77, 177], date: '2026-11-25', bestOrder: true },
  { stops: Array.from({ length: 12 }, (_, index) => 200 - index * 15), start: '11:00', bestOrder: true },
  { stops: Array.from({ length: 30 }, (_, index) => 1 + index * 6), date: '2026-12-05', start: '12:00' },
] as const;

/** The port is known only once the application is created. */
const variables: Record<string, string> = { RATE_LIMITS: 'off' };

describeWithGuide('Assistants: 50 questions', (database) => {
  let osrm: OsrmServer;
  beforeAll(async () => {
    osrm = await startOsrmServer();
    variables.ROUTING_URL = osrm.routingUrl;
  });
  afterAll(() => osrm.close());
  const { app, clock } = useApplication(database, { variables });
  let client: Client;
  beforeAll(async () => {
    await app().listen({ port: 0, host: '127.0.0.1' });
    client = await connectClient(app());
    return () => client.close();
  });

  async function read<S extends z.ZodType>(schema: S, path: string): Promise<z.output<S>> {
    const response = await app().inject({ url: `${apiBase}${path}` });
    expect(response.statusCode, path).toBe(200);
    return schema.parse(response.json());
  }
  const listPlaces = (query: Record<string, string>) =>
    read(api.listPlaces.response, `/places/tour?${new URLSearchParams(query)}`);

  it('are fifty', () => {
    expect([...searches, ...places, ...minutes, ...plans]).toHaveLength(50);
  });

  it.for(searches)('finds in %s for %s what the API finds', async ([locale, q]) => {
    const { structured } = await callTool(client, 'search_places', { q, locale, size: 20 });
    const list = await listPlaces({ q, locale, size: '20' });
    expect(list.totalItems).toBeGreaterThan(0);
    expect(structured).toMatchObject({
      totalPlaces: list.totalItems,
      totalPages: list.totalPages,
      places: list.items.map(({ id, name, summary }) => ({ id, name, summary })),
    });
  });

  it.for(places)('returns place %i in %s as the API does', async ([id, locale]) => {
    clock.moveTo('2026-11-21T12:00:00+09:00');
    const { structured } = await callTool(client, 'get_place', { id, locale });
    const detail = await read(api.getPlace.response, `/places/${structured.type}/${id}?locale=${locale}`);
    const {
      child: _,
      imageAlts: _a,
      imageCredits: _c,
      imageLicences: _l,
      sharePicture: _s,
      ...shown
    } = detail;
    expect(structured).toMatchObject({
      ...shown,
      nearby: detail.nearby.map((place) => ({ id: place.id, name: place.name, distance: place.distance })),
    });
  });

  it.for(minutes)('says which places of %s are open at %s, as the API does', async ([q, minute]) => {
    clock.moveTo('2026-11-21T12:00:00+09:00');
    const { structured } = await callTool(client, 'open_at', { q, minute });
    const found = (await listPlaces({ q, size: '10' })).items.map(({ id }) => id);
    const openIds = (await listPlaces({ q, size: '50', openAt: minute })).items.map(({ id }) => id);
    const details = await read(api.listStops.response, `/stops?ids=${found}&locale=en`);
    expect(found.length).toBeGreaterThan(0);
    const checked = Array.isArray(structured.places) ? structured.places : [];
    expect(checked.map(({ id, name }) => [id, name])).toEqual(details.map(({ id, name }) => [id, name]));
    expect(checked.filter(({ status }) => status === 'open').map(({ id }) => id)).toEqual(
      found.filter((id) => openIds.includes(id)),
    );
  });

  it.for(plans)('computes plan %# as the pages of a plan do', async (plan) => {
    const { structured } = await callTool(client, 'check_plan', plan);
    const stops = await read(api.listStops.response, `/stops?ids=${plan.stops}&locale=en`);
    const times = await read(api.getDrivingTimes.response, `/driving-times?ids=${plan.stops}`);
    if (times.source !== 'routing') throw new Error('the routing service answers in this test');
    const driving = routedMinutes(times);
    const date = 'date' in plan ? plan.date : null;
    const inputs = { date, start: 'start' in plan ? plan.start : null, minutes: driving };
    const sunset = ({ id }: { id: number }) => {
      const stop = stops.find((one) => one.id === id && one.isSeaside);
      return stop && date ? sunsetMinute(stop, date) : null;
    };
    const order =
      'bestOrder' in plan
        ? findBestOrder(
            stops.map((stop) => toTourStop(stop)),
            { ...inputs, sunset },
          )
        : plan.stops;
    const ordered = order.flatMap((id) => stops.filter((stop) => stop.id === id));
    const table = createTimetable(
      ordered.map((stop) => toTourStop(stop)),
      inputs,
    );
    const { stops: timed, driveBackMinutes, totalMinutes, spareMinutes } = table;
    expect(structured).toEqual({
      driveBackMinutes,
      totalMinutes,
      spareMinutes,
      advice:
        findAdvice(
          ordered.map((stop) => toTourStop(stop)),
          inputs,
        )[0] ?? null,
      fits: totalMinutes <= 180,
      holiday: 'date' in plan ? (holidayOn(plan.date)?.key ?? null) : null,
      departure: { id: 'GANGNEUNG_STATION', name: 'Gangneung Station' },
      driving: 'routing',
      stops: timed.map((stop, index) => ({
        ...stop,
        name: ordered[index]?.name,
      })),
    });
  });
});
