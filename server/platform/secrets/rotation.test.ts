import { describe, expect, it } from 'vitest';
import { createSeal } from './seal.ts';
import { deriveSecrets } from './secrets.ts';
import { isSignedBy, sign } from './signature.ts';

const [oldSecret, newSecret] = ['the secret of last year', 'the secret of this year'];
const before = deriveSecrets(oldSecret);
const rotated = deriveSecrets(newSecret, oldSecret);
const after = deriveSecrets(newSecret);

describe('rotating SESSION_SECRET', () => {
  it('verifies signatures of both secrets, and signs with the new one', () => {
    const [old, made] = [sign(before.tickets, 'order_1'), sign(rotated.tickets, 'order_1')];
    expect(made).toBe(sign(after.tickets, 'order_1'));
    const isAccepted = (keys: typeof after.tickets) =>
      [old, made].map((signature) => isSignedBy(keys, 'order_1', signature));
    expect(isAccepted(rotated.tickets)).toEqual([true, true]);
    expect(isAccepted(after.tickets)).toEqual([false, true]);
    expect(isSignedBy(rotated.drivers, 'order_1', old)).toBe(false);
  });

  it('opens what either secret sealed, and seals with the new one', () => {
    const seal = createSeal(...rotated.mails);
    const old = createSeal(...before.mails).seal('123456');
    expect(seal.open(old)).toBe('123456');
    expect(createSeal(...after.mails).open(seal.seal('123456'))).toBe('123456');
    expect(() => createSeal(...after.mails).open(old)).toThrow();
    expect(() => createSeal(...rotated.cookies).open(old)).toThrow();
  });

  it('derives the same customer key as without the previous secret', () => {
    expect(rotated.customers).toEqual(after.customers);
  });
});
