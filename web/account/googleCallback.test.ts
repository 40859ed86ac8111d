import { describe, expect, it } from 'vitest';
import { googleLoginBody, googleOutcome } from './googleCallback.ts';

describe('SPEC 4: Google callback', () => {
  it('passes on the whole query, and nothing without a code', () => {
    expect(googleLoginBody('?code=c&state=s&iss=https%3A%2F%2Faccounts.google.com')).toEqual({
      code: 'c',
      state: 's',
      iss: 'https://accounts.google.com',
      socialType: 'GOOGLE',
    });
    expect(googleLoginBody('?code=c')).toEqual({ code: 'c', socialType: 'GOOGLE' });
    expect(googleLoginBody('?error=access_denied')).toBeNull();
  });

  it('a nickname means signed in', () => {
    expect(googleOutcome({ accessToken: 't', nickname: 'sol', returnTo: '/myplan' })).toEqual({
      kind: 'signedIn',
      nickname: 'sol',
      returnTo: '/myplan',
    });
  });

  it.each(['accessToken', 'socialSignUpToken', 'signUpToken', 'token'])('takes the token from %s', (name) => {
    expect(googleOutcome({ [name]: 'x' })).toEqual({ kind: 'new', socialSignUpToken: 'x' });
  });

  it.each([null, undefined, 'text', {}, { token: 7 }, { nickname: '' }])(
    '%j leads to the login',
    (answer) => {
      expect(googleOutcome(answer)).toEqual({ kind: 'failed' });
    },
  );
});
