import { describe, expect, it } from 'vitest';
import { driverFieldsSchema } from '../../../contract/desk/driverFields.ts';
import { fieldProblems } from '../ui/form/fieldProblems.ts';
import { type DriverValues, driverBody } from './driverFields.ts';

const driver: DriverValues = {
  name: '김기사',
  phone: '010-1234-5678',
  email: '',
  car: '현대 그랜저 검정',
  plate: '강원 12바 3456',
  daysOff: ['2026-12-24'],
  halfDaysOff: [{ day: '2026-12-25', from: '14:00', until: null }],
  weekdaysOff: [{ weekday: 'TUE', from: null, until: null }],
  workingDays: ['2026-12-29'],
  isActive: true,
};
const wrongFields = (change: Partial<DriverValues>) =>
  fieldProblems(driverFieldsSchema, driverBody({ ...driver, ...change })).map(({ field }) => field);

describe('The desk: fields of a driver', () => {
  it('sends an empty address as none', () => {
    expect(driverBody(driver).email).toBeNull();
    expect(wrongFields({ email: ' ' })).toEqual([]);
  });

  it.each<[keyof DriverValues, string, boolean]>([
    ['name', '', false],
    ['name', ' ', false],
    ['name', '가'.repeat(60), true],
    ['name', '가'.repeat(61), false],
    ['name', 'a\u202eb', false],
    ['phone', '', false],
    ['phone', '123', false],
    ['phone', '+82 10-1234-5678', true],
    ['phone', '010-1234-567x', false],
    ['email', 'kim@driver.example', true],
    ['email', 'kim@', false],
    ['car', '', false],
    ['plate', '1'.repeat(21), false],
    ['plate', ' 강원 12바 3456 ', true],
  ])('checks %s: %j', (field, typed, isValid) => {
    expect([...new Set(wrongFields({ [field]: typed }))]).toEqual(isValid ? [] : [field]);
  });
});
