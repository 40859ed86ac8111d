import { describe, expect, it } from 'vitest';
import type { Tour } from '../../../contract/desk/tours.ts';
import { en } from '../messages/en.ts';
import { ko } from '../messages/ko.ts';
import { csvFileName, tourCsv } from './tourCsv.ts';

const stop = { address: null, lat: 37.8, lng: 128.9, visitMinutes: 40 };
const tour: Tour = {
  orderId: 'order_1',
  orderNumber: 'SB-7K3M-92',
  tripDate: '2026-12-24',
  startTime: '10:00',
  departurePlace: null,
  numberOfPeople: 2,
  boughtHalfHours: 2,
  acceptsEarlyEnd: false,
  language: 'cn',
  customerName: '=HYPERLINK("http://evil.example")',
  customerEmail: 'kim@visitor.example',
  customerPhone: null,
  stops: [
    { ...stop, placeId: 3, name: '경포대', memo: 'lunch, please' },
    { ...stop, placeId: 1, name: '경포해변', memo: '' },
  ],
  state: 'met',
  driver: { id: 1, name: '김기사', phone: '010-1234-5678', car: '현대 그랜저 검정', plate: '강원 12바 3456' },
  overlaps: [],
  cannot: [],
  overtimeHalfHours: 1,
  overtimePrice: 5_000,
  overtimeAmount: 5_000,
  instructions: '',
  resellerName: null,
  note: '',
  openReports: 0,
  isRefundPending: false,
  isCalledOff: false,
  isDriverOff: false,
  version: 3,
};

describe('The desk: tours as CSV', () => {
  it('writes a row for each tour below the headers', () => {
    expect(tourCsv([tour], en.tours, 'en').slice(1).split('\r\n')).toEqual([
      'Day,From,Until,People,Language,Passenger,Email,State,Driver,Driver’s phone,Car,Plate,Stops,Note,Time bought (min),Overtime (min),Overtime (won),Open reports,Refund,Order',
      '2026-12-24,10:00,14:30,2,Simplified Chinese,"\'=HYPERLINK(""http://evil.example"")",kim@visitor.example,Passengers met,김기사,010-1234-5678,현대 그랜저 검정,강원 12바 3456,"경포대 (lunch, please)\n경포해변",,60,30,5000,0,,SB-7K3M-92',
      '',
    ]);
  });

  it('writes headers and words in the language of the desk', () => {
    const [headers = '', row] = tourCsv([tour], ko.tours, 'ko').slice(1).split('\r\n');
    expect(headers).toMatch(/^날짜,시작,종료,/);
    expect(row).toContain('중국어(간체)');
  });

  it('names the file by its days', () => {
    const day = { kind: 'day', from: '2026-12-24', to: '2026-12-24' } as const;
    expect(csvFileName(day, en.tours)).toBe('tours_2026-12-24.csv');
    const week = { kind: 'week', from: '2026-12-21', to: '2026-12-27' } as const;
    expect(csvFileName(week, en.tours)).toBe('tours_2026-12-21_2026-12-27.csv');
  });
});
