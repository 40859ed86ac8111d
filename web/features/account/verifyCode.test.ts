import { describe, expect, it } from 'vitest';
import { CallFailure } from '../../shared/client/client.ts';
import { failingClient, respondingClient } from '../../testing/fakeClient.ts';
import { sendCode } from './sendCode.ts';
import { signUpDraft } from './signUpDraft.ts';
import { verifyCode } from './verifyCode.ts';

describe('SPEC 4: a verification', () => {
  it('counts the wrong codes, and nothing else, until another code is sent', async () => {
    signUpDraft.clear();
    const mismatch = new CallFailure(400, 'codeMismatch');
    for (const failure of [
      mismatch,
      new CallFailure(0, 'unreachable'),
      new CallFailure(429, 'tooManyRequests'),
      mismatch,
    ]) {
      await expect(verifyCode(failingClient(failure), 'a@b.kr', '123456')).rejects.toBe(failure);
    }
    expect(signUpDraft.read().wrongCodes).toBe(2);
    await sendCode(respondingClient(204, {}), 'a@b.kr');
    expect(signUpDraft.read().wrongCodes).toBe(0);
  });

  it('stores no token without a 200 that has one, and sends no code without a 204', async () => {
    signUpDraft.clear();
    for (const status of [200, 202]) {
      await expect(verifyCode(respondingClient(status, {}), 'a@b.kr', '123456')).rejects.toBeInstanceOf(
        CallFailure,
      );
      await expect(sendCode(respondingClient(status, {}), 'a@b.kr')).rejects.toBeInstanceOf(CallFailure);
    }
    expect(signUpDraft.read()).toMatchObject({ emailVerifyToken: '', codeSentAt: null });
  });
});
