import { describe, expect, it } from 'vitest';
import type { Tour } from '../../../contract/desk/tours.ts';
import { isDayOff } from '../../../domain/tour/timeOff.ts';
import { driverDays } from './driverHours.ts';

const day = '2026-12-24';
const driver = (id: number, name: string, change = {}) => ({
  id,
  name,
  isActive: true,
  daysOff: [],
  halfDaysOff: [],
  weekdaysOff: [],
  workingDays: [],
  ...change,
});
const tour = (
  orderId: string,
  startTime: string,
  driverId: number | null,
  change: Partial<Tour> = {},
): Tour => ({
  orderId,
  orderNumber: 'SB-7K3M-92',
  tripDate: day,
  startTime,
  departurePlace: null,
  numberOfPeople: 2,
  language: 'ko',
  customerName: orderId,
  customerEmail: 'visitor@example.com',
  customerPhone: null,
  stops: [],
  state: driverId === null ? 'unassigned' : 'accepted',
  driver:
    driverId === null ? null : { id: driverId, name: `driver ${driverId}`, phone: '', car: '', plate: '' },
  overlaps: [],
  cannot: [],
  boughtHalfHours: 0,
  acceptsEarlyEnd: false,
  overtimeHalfHours: 0,
  overtimePrice: 5_000,
  overtimeAmount: 0,
  instructions: '',
  resellerName: null,
  note: '',
  openReports: 0,
  isRefundPending: false,
  isCalledOff: false,
  isDriverOff: false,
  version: 0,
  ...change,
});

/** Driver and columns of each tour. */
const lines = (...input: Parameters<typeof driverDays>) =>
  driverDays(...input).map(({ driver: one, off, tours }) => [
    one?.name ?? null,
    isDayOff(off),
    tours.map(({ tour: { orderId }, from, to }) => `${orderId} ${from}-${to}`),
  ]);

describe('the drivers of a day against the hours', () => {
  it('shows everybody who works, those without a driver first', () => {
    const drivers = [driver(1, 'Choi'), driver(2, 'Kim', { daysOff: [day] }), driver(3, 'Lee')];
    expect(lines(day, [tour('a', '10:00', 1), tour('b', '14:30', null)], drivers)).toEqual([
      [null, false, ['b 11-17']],
      ['Choi', false, ['a 2-8']],
      ['Kim', true, []],
      ['Lee', false, []],
    ]);
  });

  it('shows a driver who stopped working while they still have a tour', () => {
    const drivers = [driver(1, 'Choi', { isActive: false }), driver(2, 'Kim', { isActive: false })];
    expect(lines(day, [tour('a', '09:00', 1)], drivers)).toEqual([['Choi', false, ['a 0-6']]]);
  });

  it('draws overtime, and a tour past the last hour to the edge', () => {
    const tours = [
      tour('long', '18:00', 1, { overtimeHalfHours: 3 }),
      tour('night', '18:00', 1, { overtimeHalfHours: 20 }),
      tour('early', '07:00', 1),
    ];
    expect(lines(day, tours, [driver(1, 'Choi')])).toEqual([
      ['Choi', false, ['long 18-27', 'night 18-28', 'early 0-2']],
    ]);
  });

  it.each(['isRefundPending', 'isCalledOff'])('leaves out a tour that does not take place: %s', (field) => {
    expect(lines(day, [tour('a', '10:00', null, { [field]: true })], [driver(1, 'Choi')])).toEqual([
      ['Choi', false, []],
    ]);
  });

  it('joins what is entered for the day with what recurs every week', () => {
    // A Thursday.
    const halfDaysOff = [{ day, from: '14:00', until: null }];
    const weekdaysOff = [{ weekday: 'THU', from: null, until: '12:00' }];
    const [line] = driverDays(day, [], [driver(1, 'Choi', { halfDaysOff, weekdaysOff })]);
    expect(line?.off).toEqual([
      { start: 0, end: 720 },
      { start: 840, end: 1_440 },
    ]);
  });

  it('leaves out a weekday off on which the driver works all the same', () => {
    const weekdaysOff = [{ weekday: 'THU', from: null, until: null }];
    const workingDays = ['2026-12-17'];
    const off = (date: string) =>
      driverDays(date, [], [driver(1, 'Choi', { weekdaysOff, workingDays })])[0]?.off.length;
    expect([off('2026-12-17'), off(day)]).toEqual([0, 1]);
  });
});
