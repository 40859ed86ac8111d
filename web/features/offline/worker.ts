import { PrecacheController } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import type { OfflineProgram } from '../../../contract/offlineGuide.ts';
import { cacheNames } from '../../shared/client/cacheNames.ts';
import { readGuideRecord, writeSavedProgram } from './guideRecord.ts';
import { moveFormerCopies } from './openedResponses.ts';
import { programFiles } from './programFiles.ts';
import type { ExtendableEvent, WorkerScope } from './workerScope.ts';

/** Inserted by scripts/steps/buildOfflineWorker.ts. */
declare const offlineProgram: OfflineProgram;
declare const self: WorkerScope;

/** Network timeout before the app shell is shown (s). */
const networkTimeout = 4;

const program = new PrecacheController({ cacheName: cacheNames.program, fallbackToNetwork: false });

/**
 * The files of this build that belong on this device: those of the guide in its languages where it is kept, otherwise
 * those of the cards in every language.
 */
async function listFiles(): Promise<void> {
  const kept = await readGuideRecord();
  const files = kept
    ? programFiles(offlineProgram, kept.languages)
    : [...offlineProgram.cards, ...Object.values(offlineProgram.cardMessages).flat()];
  // Every address contains the hash of its file, or the build's version.
  program.addToCacheList(files.map(({ address }) => ({ url: address, revision: null })));
}

function after(event: ExtendableEvent, work: () => Promise<unknown>): void {
  event.waitUntil(listFiles().then(work));
}

// A failed download leaves the older worker and its files as they are. The new worker waits until no page of the older
// build is left, so a page never mixes both.
self.addEventListener('install', (event) => after(event, () => program.install(event)));

self.addEventListener('activate', (event) =>
  after(event, async () => {
    await program.activate(event);
    // The saved program may list files of an older build, which are gone by now.
    if (await readGuideRecord()) await writeSavedProgram(offlineProgram);
    await moveFormerCopies();
    await self.clients.claim();
  }),
);

/** A page that the network has delivered needs no file of the older build: if it is the only one, the update is free. */
self.addEventListener('message', (event) => {
  if (event.data !== 'update') return;
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window', includeUncontrolled: true })
      .then((pages) => (pages.length > 1 ? undefined : self.skipWaiting())),
  );
});

registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: networkTimeout,
      plugins: [
        {
          fetchDidSucceed: async ({ response }) => {
            if (response.status >= 500) throw new Error(`${response.status}`);
            return response;
          },
          handlerDidError: async () => caches.match(offlineProgram.shell, { cacheName: cacheNames.program }),
        },
      ],
    }),
    // Not for API calls, the sandbox providers' pages, the pages of staff and drivers, and files.
    {
      denylist: [/^\/(api|sandbox)\//, /^\/(desk|driver-tours)([/?]|$)/, /^[^?]*\.\w+(\?|$)/],
    },
  ),
);

// Nothing is added to these caches here: keepGuide.ts and the installation fill them.
const cachedOnly = { cacheWillUpdate: async () => null };
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: cacheNames.program, plugins: [cachedOnly] }),
);
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/(banners\/|(icon|wave|pictures\/placeholder)\.svg$)/.test(url.pathname),
  // Stored with their hash in the query, which pages do not know.
  new CacheFirst({
    cacheName: cacheNames.program,
    plugins: [cachedOnly],
    matchOptions: { ignoreSearch: true },
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  new CacheFirst({ cacheName: cacheNames.guide, plugins: [cachedOnly] }),
);
