import { describe, expect, it } from 'vitest';
import { asksForTerms, reasonOf, shownCode } from './refusal.ts';

describe("the provider's codes", () => {
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
  ])('%s is explained as %s', (code, reason) => {
    expect(reasonOf(code)).toBe(reason);
  });

  it('are shown only where they look like codes', () => {
    expect(shownCode('REJECT_CARD_COMPANY')).toBe('REJECT_CARD_COMPANY');
    for (const text of ['<b>x</b>', 'Call +82 2 123', 'a', '', null]) expect(shownCode(text)).toBeNull();
  });

  it('SPEC 8: both codes of terms that are not agreed to ask for them', () => {
    expect(asksForTerms('AGREEMENT_REQUIRED')).toBe(true);
    expect(asksForTerms('NEED_AGREEMENT_WITH_REQUIRED_TERMS')).toBe(true);
    expect(asksForTerms('USER_CANCEL')).toBe(false);
    expect(asksForTerms(null)).toBe(false);
  });
});
