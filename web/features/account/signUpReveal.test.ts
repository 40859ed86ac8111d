import { describe, expect, it } from 'vitest';
import { canSignUp, isRepeated, isRevealed, type Revealing, revealedStage, stages } from './signUpReveal.ts';

const whole: Revealing = {
  password: 'Passw0rd!',
  repeat: 'Passw0rd!',
  firstName: 'Gil',
  lastName: 'Hong',
  isNicknameFree: true,
};

const shownAt = (typed: Revealing) => stages.filter((stage) => isRevealed(stage, revealedStage(typed)));

describe('stages of step 3', () => {
  it('SPEC 4: shows only the password at first', () => {
    expect(shownAt({ password: '', repeat: '', firstName: '', lastName: '', isNicknameFree: false })).toEqual(
      ['password'],
    );
  });

  it('SPEC 4: shows each field once the one before is valid', () => {
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

  it('SPEC 5: trims passwords before comparing them, and never matches two empty ones', () => {
    expect(isRepeated(' Passw0rd! ', 'Passw0rd!')).toBe(true);
    expect(isRepeated('', '')).toBe(false);
  });

  it('SPEC 5: enables the button only with all fields valid and both boxes ticked', () => {
    const both = { termsChecked: true, privacyChecked: true };
    expect(canSignUp(whole, both)).toBe(true);
    expect(canSignUp(whole, { ...both, termsChecked: false })).toBe(false);
    expect(canSignUp(whole, { ...both, privacyChecked: false })).toBe(false);
    expect(canSignUp({ ...whole, isNicknameFree: false }, both)).toBe(false);
    expect(canSignUp({ ...whole, repeat: 'other' }, both)).toBe(false);
    expect(canSignUp({ ...whole, lastName: '' }, both)).toBe(false);
  });
});
