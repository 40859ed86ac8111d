import { apiAddresses } from '../../../contract/addresses.ts';
import type { ApiCall } from '../../../contract/api.ts';
import type { Language } from '../../../domain/languages.ts';
import {
  CallFailure,
  type CallInput,
  type CallResponse,
  type GuideClient,
} from '../../shared/client/client.ts';
import { connection } from '../../shared/client/connection.ts';
import { readCookie } from '../../shared/client/cookies.ts';

/** How long a response may take before the one on this device is shown instead, where there is one (ms). */
const deviceTimeout = 4_000;

/** Calls whose responses are stored whenever they are loaded; the screens of tickets and cards store theirs themselves. */
const storedCalls: readonly ApiCall[] = ['getSharedPlan', 'getTripPlan', 'listLikedPlaces'];

/** A device that opens without network: its worker has delivered this page, or has taken it over. */
const opensOffline = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

const device = () => import('./deviceResponses.ts');

const isServerFailure = (error: unknown) =>
  error instanceof CallFailure && (error.status === 0 || error.status >= 500);

/** The network's response; the one on this device if the server fails, cannot be reached or is slow. */
async function networkFirst<T>(ask: () => Promise<T>, find: () => Promise<T | undefined>): Promise<T> {
  if (!opensOffline()) return ask();
  if (!connection.isReachable()) {
    const found = await find();
    if (found !== undefined) return found;
  }
  const response = ask();
  const first = await Promise.race([
    response.then(
      () => 'settled',
      (error: unknown) => (isServerFailure(error) ? 'lost' : 'settled'),
    ),
    new Promise<'late'>((resolve) => setTimeout(resolve, deviceTimeout, 'late')),
  ]);
  if (first === 'settled') return response;
  if (first === 'late') connection.note(false);
  const found = await find();
  return found === undefined ? response : found;
}

/** Stores a response that was loaded, or rendered into the page by the server, on a device that opens offline. */
export function storeLoaded<C extends ApiCall>(name: C, input: CallInput<C>, body: CallResponse<C>): void {
  if (!opensOffline()) return;
  // Read now: the account may change while the code for storing is loaded.
  const by = readCookie('nickname');
  device()
    .then(({ storeOnDevice }) => storeOnDevice(name, input, body, by))
    // Storage is full or blocked; the page has its response.
    .catch(() => undefined);
}

/**
 * The same client with a fallback: on a device that opens without network, it reads stored responses while the server
 * cannot be reached.
 */
export function createDeviceClient(network: GuideClient, language: () => Language): GuideClient {
  return {
    async call<C extends ApiCall>(
      name: C,
      input: CallInput<C>,
      signal?: AbortSignal,
      onStatus?: (status: number) => void,
    ): Promise<CallResponse<C>> {
      const ask = async () => {
        const response = await network.call(name, input, signal, onStatus);
        if (storedCalls.includes(name)) storeLoaded(name, input, response);
        return response;
      };
      if (apiAddresses[name].method !== 'GET') return ask();
      return networkFirst(ask, async () => (await device()).responseOnDevice(language(), name, input));
    },
    document: (name, ofLanguage) =>
      networkFirst(
        () => network.document(name, ofLanguage),
        async () => (await device()).documentOnDevice(ofLanguage, name),
      ),
  };
}
