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
 * Registers the worker of all pages where there is none, and resolves once one is active. False where the browser has
 * none, or the installation has failed.
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

/** Lets a newer worker take over, where this page is the only one and needs none of the older build's files. */
export async function updateOfflineWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  registration?.waiting?.postMessage('update');
}
