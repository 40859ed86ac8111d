import { describe, expect, it } from 'vitest';
import { canSignUp, isRepeated, isRevealed, type Revealing, stageReached, stages } from './signUpReveal.ts';

const whole: Revealing = {
  password: 'Passw0rd!',
  repeat: 'Passw0rd!',
  firstName: 'Gil',
  lastName: 'Hong',
  isNicknameFree: true,
};

const shownAt = (typed: Revealing) => stages.filter((stage) => isRevealed(stage, stageReached(typed)));

describe('what step 3 reveals', () => {
  it('SPEC 4: at first the password only', () => {
    expect(shownAt({ password: '', repeat: '', firstName: '', lastName: '', isNicknameFree: false })).toEqual(
      ['password'],
    );
  });

  it('SPEC 4: each field once the one before is right', () => {
    const start = { ...whole, repeat: '', firstName: '', lastName: '', isNicknameFree: false };
    expect(shownAt({ ...start, password: 'short1!' })).toEqual(['password']);
    expect(shownAt(start)).toEqual(['password', 'repeat']);
    expect(shownAt({ ...start, repeat: 'Passw0rd?' })).toEqual(['password', 'repeat']);
    expect(shownAt({ ...start, repeat: 'Passw0rd!' })).toEqual(['password', 'repeat', 'names']);
    expect(shownAt({ ...whole, firstName: ' ', isNicknameFree: false })).toEqual([
      'password',
      'repeat',
      'names',
    ]);
    expect(shownAt({ ...whole, isNicknameFree: false })).toEqual(['password', 'repeat', 'names', 'nickname']);
    expect(shownAt(whole)).toEqual([...stages]);
  });

  it('SPEC 5: passwords are trimmed before they are compared, and nothing repeats nothing', () => {
    expect(isRepeated(' Passw0rd! ', 'Passw0rd!')).toBe(true);
    expect(isRepeated('', '')).toBe(false);
  });

  it('SPEC 5: the button needs everything right and both boxes', () => {
    const both = { termsChecked: true, privacyChecked: true };
    expect(canSignUp(whole, both)).toBe(true);
    expect(canSignUp(whole, { ...both, termsChecked: false })).toBe(false);
    expect(canSignUp(whole, { ...both, privacyChecked: false })).toBe(false);
    expect(canSignUp({ ...whole, isNicknameFree: false }, both)).toBe(false);
    expect(canSignUp({ ...whole, repeat: 'other' }, both)).toBe(false);
    expect(canSignUp({ ...whole, lastName: '' }, both)).toBe(false);
  });
});
