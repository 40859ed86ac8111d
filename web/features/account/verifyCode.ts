import { callExpectingFailures, isVerified } from '../../shared/client/callExpectingFailures.ts';
import { CallFailure, type GuideClient } from '../../shared/client/client.ts';
import { signUpDraft, verified } from './signUpDraft.ts';

/** Exchanges a code for the token that step 3 requires, and counts the wrong codes. */
export async function verifyCode(client: GuideClient, email: string, code: string): Promise<void> {
  try {
    const input = { params: {}, query: {}, body: { email, code } };
    const { emailVerifyToken } = await callExpectingFailures(client, 'verifyEmailCode', input, isVerified);
    verified(email, emailVerifyToken);
  } catch (error) {
    if (error instanceof CallFailure && error.code === 'codeMismatch') {
      signUpDraft.change({ wrongCodes: signUpDraft.read().wrongCodes + 1 });
    }
    throw error;
  }
}
