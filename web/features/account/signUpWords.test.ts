import { describe, expect, it } from 'vitest';
import { en } from '../../messages/en/signUp.ts';
import { CallFailure } from '../../shared/client/client.ts';
import { failureSentence, minutesUntil } from './failureSentence.ts';
import { passwordMessage, repeatMessage } from './passwordMessage.tsx';

const signUpMessages = en.signUp;

describe('password messages', () => {
  it('SPEC 8: uses the texts of the message catalogue', () => {
    const said = (password: string) => passwordMessage(password, signUpMessages)?.text;
    expect(said('')).toBeUndefined();
    expect(said('abc')).toBe('Password must be at least 8 characters.');
    expect(said('abcdefgh')).toBe('Requirements needed - number, special character required');
    expect(said('12345678')).toBe('Requirements needed - letter, special character required');
    expect(said('abcd1234')).toBe('Requirements needed - special character required');
    expect(said('Passw0rd!')).toBe('Requirements met');
    expect(said('Passw0rd!^')).toBe('Use only letters A to Z, numbers and @$!%*#?&.');
  });

  it('SPEC 5: says whether the repetition matches', () => {
    expect(repeatMessage('Passw0rd!', '', signUpMessages)).toBeNull();
    expect(repeatMessage('Passw0rd!', 'Passw0rd', signUpMessages)).toMatchObject({
      tone: 'error',
      text: 'Password mismatch',
    });
    expect(repeatMessage('Passw0rd!', 'Passw0rd!', signUpMessages)).toMatchObject({
      tone: 'ok',
      text: 'Passwords match',
    });
  });
});

describe('messages of a failed request', () => {
  const said = (failure: CallFailure, isOnline = true) =>
    failureSentence(failure, signUpMessages.failure, isOnline);

  it('DESIGN 7: does not present a timeout as an existing account', () => {
    expect(said(new CallFailure(0, 'timedOut'))).toMatch(/^There was no response in time/);
    expect(said(new CallFailure(0, 'unreachable'))).toMatch(/^The connection to the server was lost/);
    expect(said(new CallFailure(0, 'timedOut'), false)).toMatch(/^You’re offline/);
    expect(said(new CallFailure(0, 'unreachable'), false)).toMatch(/^You’re offline/);
    expect(said(new CallFailure(503, 'unavailable'))).toMatch(/^Something went wrong on our side/);
    expect(said(new CallFailure(400, 'invalidRequest'))).toMatch(/^This didn’t go through/);
  });

  it('DESIGN 3: shows Retry-After in minutes, at least one', () => {
    expect(said(new CallFailure(429, 'tooManyRequests', { retryAfter: 61 }))).toContain('2 minutes');
    expect(said(new CallFailure(429, 'tooManyRequests', { retryAfter: 20 }))).toContain('in a minute');
    expect(minutesUntil(undefined)).toBe(1);
  });
});
