import { apiAddresses } from '../../../contract/addresses.ts';
import type { ApiCall } from '../../../contract/api.ts';
import type { Language } from '../../../domain/languages.ts';
import { callAddress } from '../../shared/client/address.ts';
import type { CallInput, CallResponse, DocumentName } from '../../shared/client/client.ts';
import { readCookie } from '../../shared/client/cookies.ts';
import { deleteOfflineCopies, markUserDataStored } from '../../shared/client/offlineCopies.ts';
import { isGuideCall, type OfflineGuide } from './guide/OfflineGuide.ts';
import { readOfflineGuide } from './guide/readOfflineGuide.ts';
import { readGuideRecord } from './guideRecord.ts';
import { findOpened, storeOpened } from './openedResponses.ts';
import { parseNote, withStorageNote } from './storedNote.ts';

/** Read once: a page never mixes the guide with one that an update has stored meanwhile. */
const guides = new Map<Language, Promise<OfflineGuide | null>>();

async function repair(damaged: readonly string[]): Promise<void> {
  const { offlineGuideStore } = await import('./OfflineGuideStore.ts');
  await offlineGuideStore.repair(damaged);
}

/** Builds the search index before the visitor types: a slow phone needs one to two seconds for it. */
function prepareSearchWhenIdle(guide: OfflineGuide): void {
  const prepare = () => void guide.prepareSearch();
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(prepare);
  else setTimeout(prepare, 500);
}

async function guideIn(language: Language): Promise<OfflineGuide | null> {
  const known = guides.get(language);
  if (known) return known;
  const reading = readOfflineGuide(language).then(({ guide, damaged }) => {
    if (damaged.length > 0) void repair(damaged);
    if (guide) prepareSearchWhenIdle(guide);
    return guide;
  });
  guides.set(language, reading);
  const guide = await reading.catch(() => null);
  // Not cached: the guide may be saved or repaired later.
  if (!guide) guides.delete(language);
  return guide;
}

/** The guide in the language, else in another one on this device: place names are stored in every language. */
async function guideOnDevice(language: Language): Promise<OfflineGuide | null> {
  const guide = await guideIn(language);
  if (guide) return guide;
  const [other] = (await readGuideRecord())?.languages ?? [];
  return other ? guideIn(other) : null;
}

const endpointAddress = <C extends ApiCall>(name: C, { params, query }: CallInput<C>) =>
  callAddress(apiAddresses[name].path, { ...params }, { ...query });

/**
 * A response from this device: from the offline guide, or of a screen opened before. Undefined if there is none.
 * @throws CallFailure where the guide knows that there is no such place
 */
export async function responseOnDevice<C extends ApiCall>(
  language: Language,
  name: C,
  input: CallInput<C>,
): Promise<CallResponse<C> | undefined> {
  const guide = isGuideCall(name) ? await guideOnDevice(language) : null;
  const response = guide?.respond(name, input);
  if (response) return response;
  const body = await findOpened(endpointAddress(name, input));
  const note = parseNote(body);
  if (note && note.by !== readCookie('nickname')) {
    // Stored for another account.
    await deleteOfflineCopies();
    return undefined;
  }
  // As the server of this release or the previous one sent it.
  return body as CallResponse<C> | undefined;
}

export async function documentOnDevice(language: Language, name: DocumentName): Promise<string | undefined> {
  return (await guideOnDevice(language))?.document(name);
}

/** Stores a response that was just loaded, and, if it is personal, notes the account that it belongs to. */
export async function storeOnDevice<C extends ApiCall>(
  name: C,
  input: CallInput<C>,
  body: CallResponse<C>,
  by: string | null,
): Promise<void> {
  const address = endpointAddress(name, input);
  if (name === 'getSharedPlan') return storeOpened([{ address, body }]);
  if (by === null || readCookie('nickname') !== by || typeof body !== 'object' || body === null) return;
  markUserDataStored();
  await storeOpened([{ address, body: withStorageNote(body, { at: new Date().toISOString(), by }) }]);
}
