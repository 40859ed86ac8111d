const address = '/offlineWorker.js';

/** Over plain http, except on localhost, browsers have no workers; in development there is no built one. */
export const supportsOffline = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

/** Resolves once the worker is active, or has failed permanently. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/**
 * Registers the worker of all pages if there is none, and resolves once it is active. Returns false if the browser has
 * no workers, or the installation has failed.
 */
export async function openOfflineWorker(): Promise<boolean> {
  if (!supportsOffline()) return false;
  const registration = await navigator.serviceWorker.register(address, { scope: '/' });
  const coming = registration.active ? null : (registration.installing ?? registration.waiting);
  if (coming) await settled(coming);
  // Workers of earlier releases, which had these scopes and no other.
  for (const former of await navigator.serviceWorker.getRegistrations())
    if (/\/(driver\/|tickets)$/.test(former.scope)) await former.unregister();
  return registration.active !== null;
}

/** Lets a newer worker take over if this page is the only one. Call it only on a page that needs no file of the older build. */
export async function updateOfflineWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  registration?.waiting?.postMessage('update');
}
