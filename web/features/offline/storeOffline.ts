import { readCookie } from '../../shared/client/cookies.ts';
import { markUserDataStored } from '../../shared/client/offlineCopies.ts';
import { type OfflinePage, type Outcome, outcomes } from './offlinePage.ts';

/**
 * Scopes whose pages may be stored; each has a worker of its own. Without a trailing slash the list of tickets is
 * included too.
 */
export type OfflineScope = '/driver/' | '/tickets';

/** Beside the pages' own files, not below /assets: so it may serve any scope. */
const workerAddress = '/offlineWorker.js';

/** Resolves once the worker is active, or has failed for good. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** The worker of this scope, in the newest available build. */
async function openWorker(scope: OfflineScope): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker.register(workerAddress, { scope });
  // A page that was not loaded in this scope triggers no update check by itself.
  await registration.update().catch(() => undefined);
  const coming = registration.installing ?? registration.waiting;
  if (coming) await settled(coming);
  return registration.active;
}

function send(worker: ServiceWorker, page: OfflinePage): Promise<Outcome> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<unknown>) =>
      resolve(outcomes.find((one) => one === data) ?? 'notKept');
    worker.postMessage(page, [port2]);
  });
}

/**
 * Stores a page on this device, so that it opens without network. In a browser without service workers, or that blocks
 * them, nothing is stored. Deleted by client/offlineCopies.ts.
 */
export async function storeOffline(scope: OfflineScope, page: OfflinePage): Promise<Outcome> {
  // In development there is no built worker; over plain http browsers support none.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return 'notKept';
  try {
    const nickname = readCookie('nickname');
    const worker = await openWorker(scope);
    // After a logout in the meantime nothing must stay here.
    if (!worker || readCookie('nickname') !== nickname) return 'notKept';
    if (nickname !== null) markUserDataStored();
    return await send(worker, page);
  } catch {
    return 'notKept';
  }
}
