import { describe, expect, it } from 'vitest';
import type { Tour } from '../../../contract/desk/tours.ts';
import { driverDays } from './driverHours.ts';

const day = '2026-12-24';
const driver = (id: number, name: string, change = {}) => ({
  id,
  name,
  isActive: true,
  daysOff: [],
  ...change,
});
const tour = (
  orderId: string,
  startTime: string,
  driverId: number | null,
  change: Partial<Tour> = {},
): Tour => ({
  orderId,
  tripDate: day,
  startTime,
  numberOfPeople: 2,
  language: 'ko',
  customerName: orderId,
  customerEmail: 'visitor@example.com',
  stops: [],
  state: driverId === null ? 'unassigned' : 'accepted',
  driver:
    driverId === null ? null : { id: driverId, name: `driver ${driverId}`, phone: '', car: '', plate: '' },
  overlaps: [],
  cannot: [],
  overtimeHalfHours: 0,
  overtimeAmount: 0,
  note: '',
  openReports: 0,
  isRefundPending: false,
  version: 0,
  ...change,
});

/** Driver and columns of each tour. */
const lines = (...input: Parameters<typeof driverDays>) =>
  driverDays(...input).map(({ driver: one, isOff, tours }) => [
    one?.name ?? null,
    isOff,
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

  it('leaves out tours whose refund is under way', () => {
    expect(lines(day, [tour('a', '10:00', null, { isRefundPending: true })], [driver(1, 'Choi')])).toEqual([
      ['Choi', false, []],
    ]);
  });
});
