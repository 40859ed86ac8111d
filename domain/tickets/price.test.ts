import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currencies,
  currencyDigits,
  formatPrice,
  isCurrency,
  minorPrice,
  percentage,
  toAmount,
  toMinor,
} from './price.ts';

describe('SPEC 9: money', () => {
  it('is the same amount after the way through the API, to the minor unit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_147_483_647 }),
        fc.constantFrom(...currencies),
        (minor, currency) => {
          const amount: unknown = JSON.parse(JSON.stringify(toAmount(minor, currency)));
          expect(toMinor(Number(amount), currency)).toBe(minor);
        },
      ),
    );
  });

  it.each([
    [22.05, 'USD', 2205],
    [22.5, 'USD', 2250],
    [22, 'USD', 2200],
    [30_000, 'KRW', 30_000],
    // Nothing is rounded on the way in.
    [22.055, 'USD', null],
    [0.1 + 0.2, 'USD', null],
    [30_000.5, 'KRW', null],
    [-1, 'KRW', null],
    [1e21, 'USD', null],
    [1e-7, 'USD', null],
    [21_474_836.47, 'USD', 2_147_483_647],
    [21_474_836.48, 'USD', null],
    [Number.NaN, 'USD', null],
    [Number.POSITIVE_INFINITY, 'KRW', null],
  ] as const)('reads %s %s as %s minor units', (amount, currency, minor) => {
    expect(toMinor(amount, currency)).toBe(minor);
  });

  it('rounds a share down to the minor unit', () => {
    expect(percentage(2_205, 70)).toBe(1_543);
    expect(percentage(30_000, 70)).toBe(21_000);
    expect(percentage(1, 99)).toBe(0);
  });

  it('has the digits of its currency', () => {
    expect(currencies.map(currencyDigits)).toEqual([0, 2]);
  });

  it('is charged in won and dollars alone', () => {
    expect(['KRW', 'USD', 'EUR', '', 'toString'].filter(isCurrency)).toEqual(['KRW', 'USD']);
  });

  it('is written with its own currency', () => {
    expect(minorPrice(30_000, 'KRW')).toBe('₩30,000');
    expect(minorPrice(0, 'KRW')).toBe('₩0');
    expect(minorPrice(2_200, 'USD')).toBe('US$22.00');
    expect(minorPrice(123_456_705, 'USD')).toBe('US$1,234,567.05');
    expect(formatPrice({ amount: 15.4, currency: 'USD' })).toBe('US$15.40');
    expect(formatPrice({ amount: 15.4, currency: 'EUR' })).toBe('EUR 15.40');
  });
});
