import { describe, expect, it } from 'vitest';
import { failureReason, shownCode, toWidgetFault } from './refusal.ts';

describe('provider codes', () => {
  it.each([
    ['PAY_PROCESS_CANCELED', 'cancelled'],
    ['PAY_PROCESS_ABORTED', 'aborted'],
    ['REJECT_CARD_COMPANY', 'cardRefused'],
    ['REJECT_CARD_PAYMENT', 'limit'],
    ['INVALID_STOPPED_CARD', 'stopped'],
    ['EXCEED_MAX_CARD_INSTALLMENT_PLAN', 'installments'],
    ['NOT_FOUND_PAYMENT_SESSION', 'session'],
    ['SOMETHING_NEW', 'other'],
    ['constructor', 'other'],
    ['', 'other'],
  ])('explains %s as %s', (code, reason) => {
    expect(failureReason(code)).toBe(reason);
  });

  it('shows only strings that look like codes', () => {
    expect(shownCode('REJECT_CARD_COMPANY')).toBe('REJECT_CARD_COMPANY');
    for (const text of ['<b>x</b>', 'Call +82 2 123', 'a', '', null]) expect(shownCode(text)).toBeNull();
  });

  it.each([
    ['AGREEMENT_REQUIRED', 'terms'],
    ['NEED_AGREEMENT_WITH_REQUIRED_TERMS', 'terms'],
    ['NOT_SELECTED_PAYMENT_METHOD', 'noMethod'],
    ['NEED_CARD_PAYMENT_DETAIL', 'cardDetails'],
    ['INVALID_CARD_NUMBER', 'cardDetails'],
    ['UNKNOWN', null],
    [null, null],
  ])('SPEC 8: shows %s beside the widget as %s, and explains it on /fail', (code, fault) => {
    expect(toWidgetFault(code)).toBe(fault);
    if (fault) expect(failureReason(code)).toBe(fault);
  });
});
