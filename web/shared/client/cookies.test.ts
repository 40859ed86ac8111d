import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cookieIn } from './cookies.ts';

describe('cookies of the page', () => {
  it('finds and decodes one value among others', () => {
    const text = 'language=ko; nickname=%EC%86%94%20%3B; access_token=a.b=c';
    expect(cookieIn(text, 'nickname')).toBe('솔 ;');
    expect(cookieIn(text, 'access_token')).toBe('a.b=c');
  });

  it('does not confuse similar names', () => {
    expect(cookieIn('my_nickname=x; nicknames=y', 'nickname')).toBeNull();
    expect(cookieIn('a=nickname=z', 'nickname')).toBeNull();
  });

  it.each(['', 'nickname=', 'nickname', 'nickname=%', 'nickname=%E0%A4'])('finds no value in %j', (text) => {
    expect(cookieIn(text, 'nickname')).toBeNull();
  });

  it('decodes what it has encoded, and accepts any text without an error', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string(), (value, other) => {
        const noise = other.replace(/nickname/g, '');
        expect(
          cookieIn(`nickname=${encodeURIComponent(value)}; x=${noise.replace(/;/g, '')}`, 'nickname'),
        ).toBe(value);
        cookieIn(other, 'nickname');
      }),
    );
  });
});
