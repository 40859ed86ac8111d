import { describe, expect, it } from 'vitest';
import type { Position } from '../geography/distance.ts';
import { findBestOrder } from './bestOrder.ts';
import {
  type DepartureSettings,
  defaultDepartures,
  departureIdPattern,
  findDeparture,
  offeredDepartures,
  showDeparture,
  station,
  stationId,
  writtenText,
} from './departurePlaces.ts';
import { estimatedMinutes } from './drivingTime.ts';
import { createTimetable } from './timetable.ts';

const terminal = {
  id: 'BUS_TERMINAL',
  isOffered: true,
  lat: 37.7553,
  lng: 128.8797,
  name: { ko: '강릉터미널', en: 'Bus Terminal', ja: '江陵ターミナル' },
  meetingPlace: { ko: '정문 앞', en: 'In front of the main entrance' },
};
const settings = (change: Partial<DepartureSettings> = {}): DepartureSettings => ({
  isStationOffered: true,
  others: [terminal],
  ...change,
});
const ids = (offered: DepartureSettings) => offeredDepartures(offered).map(({ id }) => id);

describe('the departures that can be chosen', () => {
  it('are the station alone until the owner sets others', () => {
    expect(ids(defaultDepartures)).toEqual([stationId]);
  });

  it('are those that are offered, the station first', () => {
    expect(ids(settings())).toEqual([stationId, 'BUS_TERMINAL']);
    expect(ids(settings({ isStationOffered: false }))).toEqual(['BUS_TERMINAL']);
    expect(ids(settings({ others: [{ ...terminal, isOffered: false }] }))).toEqual([stationId]);
  });
});

describe('a departure of an order', () => {
  it('has its newest texts, also once it is not offered or not listed any more', () => {
    const renamed = { ...terminal, isOffered: false, name: { ko: '새 이름', en: 'New name' } };
    const versions = [settings(), settings({ others: [renamed] }), settings({ others: [] })];
    expect(findDeparture(versions, 'BUS_TERMINAL')?.name.en).toBe('New name');
    expect(findDeparture(versions, 'NOWHERE')).toBeUndefined();
    expect(findDeparture([], stationId)).toBe(station);
  });

  it('is read in English where a translation is missing, which is named', () => {
    expect(showDeparture(terminal, 'ja')).toMatchObject({
      name: '江陵ターミナル',
      meetingPlace: 'In front of the main entrance',
      koreanName: '강릉터미널',
      untranslated: ['meetingPlace'],
    });
    expect(showDeparture(terminal, 'ko')).not.toHaveProperty('untranslated');
  });
});

it('leaves out the languages that were left empty', () => {
  expect(writtenText({ ko: '문', en: 'Gate', cn: '', tw: '', ja: '門' })).toEqual({
    ko: '문',
    en: 'Gate',
    ja: '門',
  });
});

it.each([
  ['GANGNEUNG_STATION', true],
  ['KTX2', true],
  ['_A', false],
  ['A__B', false],
  ['bus', false],
  ['2ND', false],
  ['', false],
])('takes %s as an id: %s', (id, isId) => {
  expect(departureIdPattern.test(id)).toBe(isId);
});

describe('a tour from another departure', () => {
  const stop = (id: number, lat: number, lng: number) => ({
    ...{ id, lat, lng, visitMinutes: 30, weekDays: null, periods: [] },
  });
  const near = stop(1, 37.8055, 128.9077);
  const untimed = { date: null, start: null, minutes: estimatedMinutes };

  it('drives from it to the first stop and back to it', () => {
    const timetable = createTimetable([near], { ...untimed, from: terminal });
    expect(timetable.stops[0]?.driveMinutes).toBe(estimatedMinutes(terminal, near));
    expect(timetable.driveBackMinutes).toBe(estimatedMinutes(near, terminal));
    expect(timetable.drivingMinutes).not.toBe(createTimetable([near], untimed).drivingMinutes);
  });

  it('has the best order from there', () => {
    const stops = [stop(3, 37.7, 128.83), stop(1, 37.7, 128.81), stop(5, 37.7, 128.85)];
    const inputs = {
      ...untimed,
      minutes: (one: Position, other: Position) => Math.round(Math.abs(one.lng - other.lng) * 1000),
    };
    const order = (lng: number) => findBestOrder(stops, { ...inputs, from: { lat: 37.7, lng } });
    expect(order(128.83), 'no order is shorter').toEqual([3, 1, 5]);
    expect(order(128.8), 'the given one is longer').toEqual([1, 5, 3]);
  });
});
