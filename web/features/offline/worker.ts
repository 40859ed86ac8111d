import { apiBase } from '../../../contract/addresses.ts';
import { Keeper } from './Keeper.ts';
import { readKeptPage } from './keptPage.ts';
import type { WorkerScope } from './workerScope.ts';

/** Inserted by scripts/steps/buildOfflineWorker.ts. */
declare const offlineBuild: { version: string; files: Readonly<Record<string, readonly string[]>> };
declare const self: WorkerScope;

/** Network timeout before the stored copy is shown (ms). */
const patience = 4000;

const { pathname: scope } = new URL(self.registration.scope);
const { version, files } = offlineBuild;
const keeper = new Keeper(scope, { version, files: files[scope] ?? [] });

/** The network's response, or the stored copy if the network times out or the server only returns an error. */
async function freshOrKept(
  request: Request,
  findKept: () => Promise<Response | undefined>,
): Promise<Response> {
  const network = fetch(request);
  const waited = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  const first = await Promise.race([network.catch(() => null), waited]);
  if (first && first.status < 500) return first;
  return (await findKept()) ?? network;
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    keeper
      .fillFiles()
      .then(() => keeper.takeOver())
      // A page of the older build has its files already; its further requests are answered by this build.
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(keeper.forgetOlder().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(freshOrKept(request, () => keeper.page(request.url)));
  else if (pathname.startsWith(`${apiBase}/`))
    event.respondWith(freshOrKept(request, () => keeper.answer(request.url)));
  else if (pathname.startsWith('/assets/'))
    event.respondWith(keeper.file(request.url).then((file) => file ?? fetch(request)));
});

self.addEventListener('message', (event) => {
  const page = readKeptPage(event.data);
  if (!page) return;
  event.waitUntil(
    keeper.keep(page).then((outcome) => {
      for (const port of event.ports) port.postMessage(outcome);
    }),
  );
});
