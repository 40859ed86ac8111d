import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOrderNumber } from './orderNumber.ts';

const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Adds the only last character that makes a code valid. */
function withCheck(code: string): string {
  const found = [...characters].filter((last) => parseOrderNumber(code + last) !== null);
  expect(found).toHaveLength(1);
  return code + found[0];
}

const codes = fc.string({ unit: fc.constantFrom(...characters), minLength: 5, maxLength: 5 }).map(withCheck);

describe('the short number of an order', () => {
  it('is read with or without dashes and prefix, in any case, with O for 0 and I or L for 1', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const written = `SB-${code.slice(0, 4)}-${code.slice(4)}`;
        const misread = code.replaceAll('0', 'O').replaceAll('1', 'l');
        for (const text of [
          written,
          code,
          `sb${code}`,
          written.toLowerCase(),
          ` ${misread} `,
          `SB ${misread}`,
        ]) {
          expect(parseOrderNumber(text), text).toBe(written);
        }
      }),
    );
  });

  it('is no number with one wrong character', () => {
    fc.assert(
      fc.property(codes, fc.nat(5), fc.constantFrom(...characters), (code, index, other) => {
        fc.pre(code[index] !== other);
        expect(parseOrderNumber(code.slice(0, index) + other + code.slice(index + 1))).toBeNull();
      }),
    );
  });

  it('is no number with two characters swapped', () => {
    fc.assert(
      fc.property(codes, fc.nat(5), fc.nat(5), (code, one, other) => {
        const swapped = [...code];
        [swapped[one], swapped[other]] = [code[other] ?? '', code[one] ?? ''];
        fc.pre(swapped.join('') !== code);
        expect(parseOrderNumber(swapped.join(''))).toBeNull();
      }),
    );
  });

  it.each(['', 'SB-', 'order_1764000000000_Zx81', 'UUUUUU', '00000', '0000000', 'SB-000-000-0', '７K3M92'])(
    'is not read from %j',
    (text) => {
      expect(parseOrderNumber(text)).toBeNull();
    },
  );
});
