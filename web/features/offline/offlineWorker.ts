/** Registers the worker that opens pages without network, and waits until it is active. */
export async function openOfflineWorker(): Promise<void> {
  await navigator.serviceWorker.register('/offlineWorker.js', { scope: '/' });
  await navigator.serviceWorker.ready;
}
