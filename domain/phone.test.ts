import { describe, expect, it } from 'vitest';
import { phoneUrl, shownPhone } from './phone.ts';

describe('a telephone number', () => {
  it('has the country code for a roaming visitor, and the domestic form in Korean', () => {
    expect(shownPhone('033-640-4531', 'en')).toBe('+82 33 640 4531');
    expect(shownPhone('070-8064-5026', 'ja')).toBe('+82 70 8064 5026');
    expect(shownPhone('033-640-4531', 'ko')).toBe('033-640-4531');
  });

  it('links to the form that any phone can dial', () => {
    expect(phoneUrl('033-640-4531')).toBe('tel:+82336404531');
  });

  it('stays domestic for a number without an area', () => {
    expect(shownPhone('1644-3001', 'en')).toBe('1644-3001');
    expect(phoneUrl('1644-3001')).toBe('tel:16443001');
  });
});
