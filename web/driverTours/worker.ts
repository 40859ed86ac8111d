import type { ExtendableEvent } from '../features/offline/workerScope.ts';

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}

interface DriverToursWorker {
  readonly clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
  };
}

/** Addresses of the page's script and styles; inserted by scripts/steps/buildDriverTours.ts. */
declare const driverTourFiles: readonly string[];
declare const self: DriverToursWorker;

const cacheName = 'solbada-driver-tours';
/** The document is the same for every link code; `page` is not a code. */
const page = '/driver-tours/page';
/** Network timeout before the cached page is shown (ms). */
const networkTimeout = 4_000;

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([...driverTourFiles]);
  const response = await fetch(page, { cache: 'no-store' });
  const text = await response.clone().text();
  // During a rollout it may come from another release; the next visit tries again.
  if (!driverTourFiles.every((file) => text.includes(file)))
    throw new Error('The page is not of the release of this worker');
  await cache.put(page, response);
  // A page has loaded all its files when it opens, so a new worker disturbs no open page.
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== page && !driverTourFiles.includes(pathname)) await cache.delete(request);
  }
  await self.clients.claim();
}

const cached = (address: Request | string) => caches.match(address, { cacheName });

async function openPage(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(networkTimeout) });
    return response.status < 500 ? response : ((await cached(page)) ?? response);
  } catch {
    return (await cached(page)) ?? Response.error();
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (driverTourFiles.includes(new URL(request.url).pathname))
    event.respondWith(cached(request).then((file) => file ?? fetch(request)));
});
