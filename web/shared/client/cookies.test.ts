import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cookieIn } from './cookies.ts';

describe('cookies of the page', () => {
  it('finds a value among others, decoded', () => {
    const text = 'language=ko; nickname=%EC%86%94%20%3B; access_token=a.b=c';
    expect(cookieIn(text, 'nickname')).toBe('솔 ;');
    expect(cookieIn(text, 'access_token')).toBe('a.b=c');
  });

  it('takes no name for another', () => {
    expect(cookieIn('my_nickname=x; nicknames=y', 'nickname')).toBeNull();
    expect(cookieIn('a=nickname=z', 'nickname')).toBeNull();
  });

  it.each(['', 'nickname=', 'nickname', 'nickname=%', 'nickname=%E0%A4'])('%j holds none', (text) => {
    expect(cookieIn(text, 'nickname')).toBeNull();
  });

  it('comes back as it was encoded, and no text makes an error', () => {
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
