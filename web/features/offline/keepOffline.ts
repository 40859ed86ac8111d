import { readCookie } from '../../shared/client/cookies.ts';
import { markKept } from '../../shared/client/forgetKept.ts';
import { type KeptPage, type Outcome, outcomes } from './keptPage.ts';

/** Where pages may be kept; each has a worker of its own. Without a slash at its end, the list of tickets is in it too. */
export type OfflineScope = '/driver/' | '/tickets';

/** Beside the pages' own files, not below /assets: it may then serve any scope. */
const workerAddress = '/offlineWorker.js';

/** Resolves once the worker works, or never will. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** The worker of this scope, of the newest build that can be had. */
async function openWorker(scope: OfflineScope): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker.register(workerAddress, { scope });
  // A page that was not loaded in this scope makes nobody look for a newer one.
  await registration.update().catch(() => undefined);
  const coming = registration.installing ?? registration.waiting;
  if (coming) await settled(coming);
  return registration.active;
}

function ask(worker: ServiceWorker, page: KeptPage): Promise<Outcome> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<unknown>) =>
      resolve(outcomes.find((one) => one === data) ?? 'notKept');
    worker.postMessage(page, [port2]);
  });
}

/**
 * Keeps a page on this device, so that it opens without network. In a browser that has no service workers, or refuses
 * them, nothing is kept. Emptied by client/forgetKept.ts.
 */
export async function keepOffline(scope: OfflineScope, page: KeptPage): Promise<Outcome> {
  // In development there is no built worker; over plain http browsers have none.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return 'notKept';
  try {
    const nickname = readCookie('nickname');
    const worker = await openWorker(scope);
    // Who has logged out meanwhile leaves nothing here.
    if (!worker || readCookie('nickname') !== nickname) return 'notKept';
    if (nickname !== null) markKept();
    return await ask(worker, page);
  } catch {
    return 'notKept';
  }
}
