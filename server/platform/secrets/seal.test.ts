import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSeal } from './seal.ts';

describe('the seal', () => {
  const seal = createSeal(randomBytes(32));

  it('opens what it sealed, in any script, and an empty text too', () => {
    for (const text of ['', '123456', '솔바다 松海 ソルバダ 🌲']) {
      expect(seal.open(seal.seal(text))).toBe(text);
    }
  });

  it('seals the same text differently each time, without a trace of the plain text', () => {
    const [first, second] = [seal.seal('123456'), seal.seal('123456')];
    expect(first).not.toEqual(second);
    expect(Buffer.from(first).toString('latin1')).not.toContain('123456');
  });

  it('rejects a text that was changed, cut short, or sealed under another key', () => {
    const sealed = seal.seal('123456');
    for (let place = 0; place < sealed.length; place++) {
      const changed = Uint8Array.from(sealed, (byte, index) => (index === place ? byte ^ 1 : byte));
      expect(() => seal.open(changed), `byte ${place}`).toThrow();
    }
    for (const length of [0, 12, 27, sealed.length - 1]) {
      expect(() => seal.open(sealed.subarray(0, length)), `${length} bytes`).toThrow();
    }
    expect(() => createSeal(randomBytes(32)).open(sealed)).toThrow();
  });
});
