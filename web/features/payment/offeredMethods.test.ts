import { describe, expect, it } from 'vitest';
import { shownTerms } from '../../../domain/tickets/orderTerms.ts';
import { specTerms } from '../../../domain/tickets/saleTerms.ts';
import {
  isSoldAsShown,
  methodsWithOvertime,
  type OfferedMethod,
  offeredMethods,
  walletCountry,
} from './offeredMethods.ts';

describe('methods of the payment page', () => {
  it('says in which country a wallet’s buyers are, and for PayPal the browser’s region', () => {
    expect(walletCountry('gcash', 'en-US')).toBe('PH');
    expect(walletCountry('paypal', 'pt-BR')).toBe('BR');
    expect(walletCountry('paypal', 'zh-Hant-TW')).toBe('TW');
    expect(walletCountry('paypal', 'ja')).toBe('US');
  });

  it('offers the card alone where a server of the previous release names no methods', () => {
    const offer = {
      ...{ productName: 'ticket', amount: 30_000, currency: 'KRW', clientKey: 'key', customerKey: 'me' },
      ...{ methods: [], scriptUrl: '/script', ...shownTerms(specTerms), needsPhone: false },
      needsPhone: false,
    };
    expect(offeredMethods(offer)).toEqual([
      {
        ...{ method: 'card', amount: 30_000, currency: 'KRW', variantKey: 'DEFAULT', clientKey: 'key' },
        isChargedLater: false,
      },
    ]);
  });

  it('adds overtime to the price of each method', () => {
    const method = { variantKey: 'DEFAULT', clientKey: 'key', isChargedLater: false };
    const offer = {
      ...{ productName: 'ticket', amount: 30_000, currency: 'KRW', clientKey: 'key', customerKey: 'me' },
      methods: [
        { method: 'card' as const, amount: 30_000, currency: 'KRW' as const, ...method },
        { method: 'alipay' as const, amount: 22, currency: 'USD' as const, ...method },
      ],
      ...{ scriptUrl: '/script', ...shownTerms(specTerms), needsPhone: false },
    };
    const prices = (halfHours: number) => methodsWithOvertime(offer, halfHours).map(({ amount }) => amount);
    expect(prices(0)).toEqual([30_000, 22]);
    expect(prices(1)).toEqual([35_000, 25.67]);
    const dearer = methodsWithOvertime({ ...offer, overtimePrice: 6_000 }, 1);
    expect(dearer.map(({ amount }) => amount)).toEqual([36_000, 26.4]);
  });

  it('takes an order only as it was shown: its amount, its currency and its terms', () => {
    const shown: OfferedMethod = {
      method: 'alipay',
      amount: 22,
      currency: 'USD',
      variantKey: 'ALIPAY',
      clientKey: 'key',
      isChargedLater: true,
    };
    const terms = shownTerms(specTerms);
    expect(isSoldAsShown(shown, terms, { amount: 22, currency: 'USD' })).toBe(true);
    expect(isSoldAsShown(shown, terms, { amount: 22, currency: 'USD', ...terms })).toBe(true);
    expect(isSoldAsShown(shown, terms, { amount: 22.01, currency: 'USD' })).toBe(false);
    expect(isSoldAsShown(shown, terms, { amount: 22, currency: 'KRW' })).toBe(false);
    const refundPercents = { ...specTerms.refundPercents, sameDay: 0 };
    for (const change of [{ refundPercents }, { changeHours: 48 }]) {
      const other = shownTerms({ ...specTerms, ...change });
      expect(isSoldAsShown(shown, terms, { amount: 22, currency: 'USD', ...other })).toBe(false);
    }
  });
});
