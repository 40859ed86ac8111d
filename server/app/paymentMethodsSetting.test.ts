import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { readPaymentMethods } from './paymentMethodsSetting.ts';

const card = { method: 'card', amount: 30_000, currency: 'KRW' };
const keys = { TOSS_CLIENT_KEY: 'test_gck_client', TOSS_SECRET_KEY: 'test_gsk_hunter2' };
const PUBLIC_ORIGIN = 'http://guide.example';

describe('PAYMENT_METHODS', () => {
  it('SPEC 9: offers only cards at 30,000 won unless the operator sets more, with real keys and in the sandbox', () => {
    expect(readConfiguration({ ...keys, PUBLIC_ORIGIN }).paymentMethods).toEqual([card]);
    expect(readConfiguration({}).paymentMethods).toEqual([card]);
    expect(readConfiguration({ PAYMENT_METHODS: '' }).paymentMethods).toEqual([card]);
  });

  it('takes each method’s price in dollars, cards first', () => {
    expect(readPaymentMethods(' paypal:22.05, card ,alipay:19.99')).toEqual([
      card,
      { method: 'paypal', amount: 2_205, currency: 'USD' },
      { method: 'alipay', amount: 1_999, currency: 'USD' },
    ]);
  });

  it.each([
    ['card,paypal', /paypal needs its price in dollars, such as paypal:22\.00\.$/],
    ['card,paypal:22', /paypal needs its price/],
    ['card,paypal:22.5', /paypal needs its price/],
    ['card,paypal:0.00', /paypal needs its price/],
    ['card,paypal:-1.00', /paypal needs its price/],
    ['card,paypal:22.00:KRW', /paypal needs its price/],
    ['card:30000', /card has no price of its own/],
    ['paypal:22.00', /card must be among them/],
    ['card,card', /card stands twice/],
    ['card,paypal:22.00,paypal:23.00', /paypal stands twice/],
    ['card,cash:1.00', /there is no method "cash"; known are card, paypal,/],
    ['card,', /there is no method ""/],
  ])('refuses %s with one line', (setting, message) => {
    const read = () => readConfiguration({ PAYMENT_METHODS: setting });
    expect(read).toThrow(/^PAYMENT_METHODS is wrong: [^\n]*\.$/);
    expect(read).toThrow(message);
  });
});

describe('the keys of the shop that takes dollars', () => {
  const foreign = { TOSS_FOREIGN_CLIENT_KEY: 'test_gck_usd', TOSS_FOREIGN_SECRET_KEY: 'test_gsk_hunter3' };

  it('are used beside the other pair', () => {
    expect(readConfiguration({ ...keys, ...foreign, PUBLIC_ORIGIN }).toss).toMatchObject({
      foreignClientKey: 'test_gck_usd',
      foreignSecretKey: 'test_gsk_hunter3',
    });
  });

  it.each([
    [
      { ...keys, TOSS_FOREIGN_CLIENT_KEY: 'test_gck_usd' },
      /^TOSS_FOREIGN_CLIENT_KEY and TOSS_FOREIGN_SECRET_KEY belong/,
    ],
    [foreign, /^TOSS_FOREIGN_CLIENT_KEY needs TOSS_CLIENT_KEY/],
    [
      { ...keys, TOSS_FOREIGN_CLIENT_KEY: 'live_gck_usd', TOSS_FOREIGN_SECRET_KEY: 'live_gsk_hunter3' },
      /both of them test keys or both live ones/,
    ],
    [
      { ...keys, TOSS_FOREIGN_CLIENT_KEY: 'test_ck_usd', TOSS_FOREIGN_SECRET_KEY: 'test_gsk_hunter3' },
      /^TOSS_FOREIGN_CLIENT_KEY is a key of the single APIs/,
    ],
  ])('refuses a wrong pair, and repeats no key', (variables, message) => {
    const read = () => readConfiguration({ ...variables, PUBLIC_ORIGIN });
    expect(read).toThrow(message);
    expect(read).not.toThrow(/hunter/);
  });
});
