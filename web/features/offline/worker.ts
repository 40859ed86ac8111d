import { apiBase } from '../../../contract/addresses.ts';
import { OfflineStore } from './OfflineStore.ts';
import { parseOfflinePage } from './offlinePage.ts';
import type { WorkerScope } from './workerScope.ts';

/** Inserted by scripts/steps/buildOfflineWorker.ts. */
declare const offlineBuild: { version: string; files: Readonly<Record<string, readonly string[]>> };
declare const self: WorkerScope;

/** Network timeout before the stored copy is shown (ms). */
const networkTimeout = 4000;

const { pathname: scope } = new URL(self.registration.scope);
const { version, files } = offlineBuild;
const store = new OfflineStore(scope, { version, files: files[scope] ?? [] });

/** The network's response, or the stored copy if the network times out or the server only returns an error. */
async function networkFirst(
  request: Request,
  findStored: () => Promise<Response | undefined>,
): Promise<Response> {
  const network = fetch(request);
  const waited = new Promise<null>((resolve) => setTimeout(resolve, networkTimeout, null));
  const first = await Promise.race([network.catch(() => null), waited]);
  if (first && first.status < 500) return first;
  return (await findStored()) ?? network;
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    store
      .fillFiles()
      .then(() => store.takeOver())
      // A page of the older build has its files already; its further requests are answered by this build.
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(store.deleteOlder().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(networkFirst(request, () => store.page(request.url)));
  else if (pathname.startsWith(`${apiBase}/`))
    event.respondWith(networkFirst(request, () => store.response(request.url)));
  else if (pathname.startsWith('/assets/'))
    event.respondWith(store.file(request.url).then((file) => file ?? fetch(request)));
});

self.addEventListener('message', (event) => {
  const page = parseOfflinePage(event.data);
  if (!page) return;
  event.waitUntil(
    store.storePage(page).then((outcome) => {
      for (const port of event.ports) port.postMessage(outcome);
    }),
  );
});
