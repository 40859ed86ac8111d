import { CallFailure, type GuideClient } from '../../shared/client/client.ts';
import { signUpDraft } from './signUpDraft.ts';

/** Has a code sent to an address; the three minutes count from the server's word. */
export async function sendCode(client: GuideClient, email: string): Promise<void> {
  const keep = () => signUpDraft.change({ email, codeSentAt: Date.now(), emailVerifyToken: '' });
  try {
    await client.call('sendEmailCode', { params: {}, query: {}, body: { email } });
    keep();
  } catch (error) {
    // The code is made and its mail waits for the mail server: it can be entered when it comes.
    if (error instanceof CallFailure && error.code === 'mailDelayed') keep();
    throw error;
  }
}
