import { callExpectingFailures, isSent } from '../../shared/client/callExpectingFailures.ts';
import { CallFailure, type GuideClient } from '../../shared/client/client.ts';
import { signUpDraft } from './signUpDraft.ts';

/** Sends a code to an address; the three minutes count from the server's response. */
export async function sendCode(client: GuideClient, email: string): Promise<void> {
  const keep = () =>
    signUpDraft.change({ email, codeSentAt: Date.now(), emailVerifyToken: '', wrongCodes: 0 });
  try {
    await callExpectingFailures(client, 'sendEmailCode', { params: {}, query: {}, body: { email } }, isSent);
    keep();
  } catch (error) {
    // The code exists and its mail is in the outbox: the code can be entered as soon as the mail arrives.
    if (error instanceof CallFailure && error.code === 'mailDelayed') keep();
    throw error;
  }
}
