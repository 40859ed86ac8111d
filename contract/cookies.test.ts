import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cookieValues, ownCookieName } from './cookies.ts';

describe('values of a cookie', () => {
  it('finds and decodes one value among others', () => {
    const text = 'language=ko; nickname=%EC%86%94%20%3B; access_token=a.b=c';
    expect(cookieValues(text, 'nickname')).toEqual(['솔 ;']);
    expect(cookieValues(text, 'access_token')).toEqual(['a.b=c']);
  });

  it('does not confuse similar names', () => {
    expect(cookieValues('my_nickname=x; nicknames=y; a=nickname=z', 'nickname')).toEqual([]);
    expect(cookieValues('__Host-nickname=x', 'nickname')).toEqual([]);
  });

  it.each(['', 'nickname=', 'nickname', 'nickname=%', 'nickname=%E0%A4'])('finds no value in %j', (text) => {
    expect(cookieValues(text, 'nickname')).toEqual([]);
  });

  it('finds every value of a name, those that only we can have set first', () => {
    const text = 'desk_session=bogus; desk_session=old; __Host-desk_session=ours';
    expect(cookieValues(text, 'desk_session')).toEqual(['ours', 'bogus', 'old']);
    expect(cookieValues('refresh_token=bogus; refresh_token=ours', 'refresh_token')).toEqual([
      'bogus',
      'ours',
    ]);
  });

  it('prefixes our own names over https', () => {
    expect([ownCookieName('language', true), ownCookieName('language', false)]).toEqual([
      '__Host-language',
      'language',
    ]);
  });

  it('decodes what it has encoded, and accepts any text without an error', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string(), (value, other) => {
        const noise = other.replace(/nickname/g, '').replace(/;/g, '');
        const text = `nickname=${encodeURIComponent(value)}; x=${noise}`;
        expect(cookieValues(text, 'nickname')).toEqual([value]);
        cookieValues(other, 'nickname');
      }),
    );
  });
});
