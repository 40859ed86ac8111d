import { describe, expect, it } from 'vitest';
import { filledFrom, isComplete } from './passenger.ts';

const passenger = { phone: '', name: 'Minji Kim', email: 'minji@example.com', isOwner: true };

describe('passenger', () => {
  it.each([
    ['a blank name', { name: '  ' }],
    ['a blank address', { email: ' ' }],
    ['the box not ticked', { isOwner: false }],
  ])('SPEC 5: disables payment with %s', (_, part) => {
    expect(isComplete(passenger)).toBe(true);
    expect(isComplete({ ...passenger, ...part })).toBe(false);
  });

  it('fills empty fields from the account, and no others', () => {
    const me = { firstName: 'Minji', lastName: 'Kim', email: 'account@example.com' };
    const empty = { name: '', email: ' ', phone: '', isOwner: true };
    expect(filledFrom(me, empty)).toEqual({
      name: 'Minji Kim',
      email: 'account@example.com',
      phone: '',
      isOwner: true,
    });
    expect(filledFrom(me, { ...empty, name: 'Somebody' }).name).toBe('Somebody');
  });

  it('writes a name in Hangul or Han with the family name first, and leaves it empty if the account has none', () => {
    const empty = { name: '', email: '', phone: '', isOwner: true };
    const named = (firstName: string | null, lastName: string | null) =>
      filledFrom({ firstName, lastName, email: 'a@example.com' }, empty).name;
    expect(named('민지', '김')).toBe('김민지');
    expect(named('小明', '王')).toBe('王小明');
    expect(named(null, null)).toBe('');
  });
});
