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

  it('treats 200 with a nickname as signed in', () => {
    expect(googleOutcome(200, { accessToken: 't', nickname: 'sol', returnTo: '/myplan' })).toEqual({
      kind: 'signedIn',
      nickname: 'sol',
      returnTo: '/myplan',
    });
  });

  it.each(['accessToken', 'socialSignUpToken', 'signUpToken', 'token'])(
    'continues with the token in %s on 303, and goes to the login on 200 with the token and without a nickname',
    (name) => {
      expect(googleOutcome(303, { [name]: 'x' })).toEqual({ kind: 'new', socialSignUpToken: 'x' });
      expect(googleOutcome(200, { [name]: 'x' })).toEqual({ kind: 'failed' });
    },
  );

  it.each([null, undefined, 'text', {}, { token: 7 }, { nickname: '' }])(
    'goes to the login on %j',
    (body) => {
      for (const status of [200, 202, 303]) {
        expect(googleOutcome(status, body)).toEqual({ kind: 'failed' });
      }
    },
  );
});
