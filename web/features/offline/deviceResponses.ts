import { apiAddresses } from '../../../contract/addresses.ts';
import type { ApiCall } from '../../../contract/api.ts';
import type { Language } from '../../../contract/languages.ts';
import { callAddress } from '../../shared/client/address.ts';
import type { CallInput, CallResponse, DocumentName } from '../../shared/client/client.ts';
import { readCookie } from '../../shared/client/cookies.ts';
import { deleteOfflineCopies, markUserDataStored } from '../../shared/client/offlineCopies.ts';
import { findOpened, storeOpened } from './openedResponses.ts';
import { noteOf, withNote } from './storedNote.ts';

const addressOf = <C extends ApiCall>(name: C, { params, query }: CallInput<C>) =>
  callAddress(apiAddresses[name].path, { ...params }, { ...query });

/**
 * What this device has of a response: of the pocket guide, or of a screen opened before. Undefined: nothing.
 * @throws CallFailure where the guide knows that there is no such place
 */
export async function responseOnDevice<C extends ApiCall>(
  _language: Language,
  name: C,
  input: CallInput<C>,
): Promise<CallResponse<C> | undefined> {
  const body = await findOpened(addressOf(name, input));
  const note = noteOf(body);
  if (note && note.by !== readCookie('nickname')) {
    // Stored for another account.
    await deleteOfflineCopies();
    return undefined;
  }
  // As the server responded, of this release or of the one before.
  return body as CallResponse<C> | undefined;
}

export async function documentOnDevice(
  _language: Language,
  _name: DocumentName,
): Promise<string | undefined> {
  return undefined;
}

/** Stores a response that was just loaded, with a note of its account where it is personal. */
export async function storeOnDevice<C extends ApiCall>(
  name: C,
  input: CallInput<C>,
  body: CallResponse<C>,
): Promise<void> {
  const address = addressOf(name, input);
  if (name === 'getSharedPlan') return storeOpened([{ address, body }]);
  const by = readCookie('nickname');
  if (by === null || typeof body !== 'object' || body === null) return;
  markUserDataStored();
  await storeOpened([{ address, body: withNote(body, { at: new Date().toISOString(), by }) }]);
}
