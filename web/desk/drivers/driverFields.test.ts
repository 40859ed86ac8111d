import { describe, expect, it } from 'vitest';
import { addDriver } from '../../../contract/desk/tours.ts';
import { bodyOf, type DriverFields, faultOf, typedFields } from './driverFields.ts';

const driver: DriverFields = {
  name: '김기사',
  phone: '010-1234-5678',
  email: '',
  car: '현대 그랜저 검정',
  plate: '강원 12바 3456',
  daysOff: ['2026-12-24'],
  isActive: true,
};

const apiRefuses = (fields: DriverFields) => !addDriver.body.safeParse(bodyOf(fields)).success;
const hasFault = (fields: DriverFields) =>
  typedFields.some((field) => faultOf(field, fields[field]) !== null);

describe('The desk: fields of a driver', () => {
  it('sends an empty address as none', () => {
    expect(bodyOf(driver).email).toBeNull();
    expect(apiRefuses(driver)).toBe(false);
  });

  it.each<Partial<DriverFields>>([
    { name: '' },
    { name: ' ' },
    { name: '가'.repeat(60) },
    { name: '가'.repeat(61) },
    { name: 'a\u202eb' },
    { phone: '' },
    { phone: '123' },
    { phone: '+82 10-1234-5678' },
    { phone: '010-1234-567x' },
    { email: 'kim@driver.example' },
    { email: 'kim@' },
    { car: '' },
    { plate: '1'.repeat(21) },
    { plate: ' 강원 12바 3456 ' },
  ])('finds a fault exactly where the API does: %j', (change) => {
    const fields = { ...driver, ...change };
    expect(hasFault(fields)).toBe(apiRefuses(fields));
  });
});
