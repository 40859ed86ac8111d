import { type DeskClient, noInput } from '../client/deskClient.ts';
import { askForPasskey, assertPasskeysWork } from './passkeys.ts';

/** Has the device use one of its passkeys, to sign in or to confirm a change. @throws CallFailure */
export async function requestAssertion(client: DeskClient) {
  assertPasskeysWork();
  const { challengeId, options } = await client.call('startDeskSignIn', noInput);
  return { challengeId, response: await askForPasskey(options) };
}
