import { describe, expect, it } from 'vitest';
import { failingClient, respondingClient } from '../../testing/fakeClient.ts';
import { callExpectingFailures, isSent, isSignedUp, isVerified } from './callExpectingFailures.ts';
import { CallFailure } from './client.ts';

const input = { params: {}, query: {}, body: { email: 'a@b.kr', code: '123456' } };

describe('responses that lead on', () => {
  it('SPEC 4: returns the body of an expected response', async () => {
    const client = respondingClient(200, { emailVerifyToken: 't' });
    expect(await callExpectingFailures(client, 'verifyEmailCode', input, isVerified)).toEqual({
      emailVerifyToken: 't',
    });
  });

  it('fails with a failure of the server on any other successful response', async () => {
    const client = respondingClient(202, { emailVerifyToken: 't' });
    await expect(callExpectingFailures(client, 'verifyEmailCode', input, isVerified)).rejects.toMatchObject({
      status: 502,
      code: 'internal',
    });
  });

  it('passes a failed request on unchanged', async () => {
    const failure = new CallFailure(400, 'codeMismatch');
    const client = failingClient(failure);
    await expect(callExpectingFailures(client, 'verifyEmailCode', input, isVerified)).rejects.toBe(failure);
  });

  it('SPEC 4: step 1 leads on by 204 only', () => {
    expect([200, 201, 202, 204, 303].filter((status) => isSent(status, {}))).toEqual([204]);
  });

  it('SPEC 4: step 2 leads on by 200 with a token only', () => {
    expect(isVerified(200, { emailVerifyToken: 't' })).toBe(true);
    for (const body of [{}, { emailVerifyToken: '' }, { emailVerifyToken: 7 }, null, undefined, 'text']) {
      expect(isVerified(200, body), JSON.stringify(body)).toBe(false);
    }
    for (const status of [201, 204, 303]) {
      expect(isVerified(status, { emailVerifyToken: 't' }), String(status)).toBe(false);
    }
  });

  it('SPEC 4, 8: a sign-up leads on by 200 or 201 with an access token and a nickname', () => {
    const body = { accessToken: 't', nickname: 'sol' };
    expect([200, 201, 202, 204, 303].filter((status) => isSignedUp(status, body))).toEqual([200, 201]);
    expect(isSignedUp(200, { accessToken: 't' })).toBe(false);
    expect(isSignedUp(200, { nickname: 'sol' })).toBe(false);
  });
});
