import { StrictMode, startTransition, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { htmlLang, type Language } from '../../domain/languages.ts';
import { renewSession } from '../features/account/renewInBrowser.ts';
import { resumeLogout } from '../features/account/resumeLogout.ts';
import { syncLikesAcrossTabs } from '../features/likes/likes.ts';
import { createDeviceClient } from '../features/offline/deviceClient.ts';
import { watchInstallation } from '../features/offline/installation.ts';
import { resumeOutbox } from '../features/offline/outbox/resumeOutbox.ts';
import { watchOfflineGuide } from '../features/offline/watchOfflineGuide.ts';
import { listVisit } from '../features/places/listVisit.ts';
import { planAfterNavigation } from '../features/plan/plan.ts';
import { planStore } from '../features/plan/planStore.ts';
import type { MessagePart } from '../messages/messageParts.ts';
import { createBrowserClient } from '../shared/client/browserClient.ts';
import { CallFailure } from '../shared/client/client.ts';
import { connection } from '../shared/client/connection.ts';
import { writeOwnCookie } from '../shared/client/cookies.ts';
import { createQueryClient } from '../shared/client/queryClient.ts';
import { type PageServices, provideServices } from '../shared/client/services.ts';
import { createWatchedClient } from '../shared/client/watchedClient.ts';
import { MessageStore } from '../shared/i18n/MessageStore.ts';
import { showNotice } from '../shared/page/notice.ts';
import { App } from './App.tsx';
import { type PageState, pageStateId } from './hydration.ts';
import { createRoutes, routeMessageParts } from './routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** How long the chosen language is stored (s): one year. */
const languageCookieMaxAge = 31_536_000;

/** The state that the server wrote; it comes from the same build, so its shape is known. */
function readPageState(): PageState {
  return JSON.parse(document.getElementById(pageStateId)?.textContent ?? 'null');
}

/** The routes that match the address, outermost first. */
function shownRoutes(routes: RouteObject[]): RouteObject[] {
  return (matchRoutes(routes, location) ?? []).map(({ route }) => route);
}

/**
 * Loads the modules of the matching routes before the router is created: otherwise it would fetch the page's data
 * again.
 */
async function loadRoutes(shown: readonly RouteObject[]): Promise<void> {
  await Promise.all(
    shown.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

function addressWithoutLanguage(): string {
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  return `${url.pathname}${url.search}${url.hash}`;
}

interface LiveAppProps {
  router: Router;
  services: PageServices;
  messageStore: MessageStore;
  state: PageState;
}

function LiveApp({ router, services, messageStore, state }: LiveAppProps) {
  const [inUse, setInUse] = useState({ language: messageStore.language, messages: messageStore.messages });

  useEffect(() => {
    document.dispatchEvent(new Event('solbada:alive'));
    document.documentElement.dataset.alive = 'true';
    try {
      sessionStorage.removeItem('tries');
    } catch {
      // Storage is blocked: boot.ts could not count its reloads either.
    }
  }, []);

  const changeLanguage = async (language: Language) => {
    const former = messageStore.language;
    writeOwnCookie('language', language, languageCookieMaxAge);
    // Lists start over in the new language, even in one used before (docs/product/lists.md#the-list).
    services.queries.removeQueries({ type: 'inactive' });
    try {
      await messageStore.change(language);
      // The page waits for its data, so that its length and scroll position survive.
      Object.assign(services, { language, messages: messageStore.messages, waits: true });
      if (new URLSearchParams(location.search).has('lang')) {
        const { state } = router.state.location;
        await router.navigate(addressWithoutLanguage(), { replace: true, preventScrollReset: true, state });
      } else {
        await router.revalidate();
      }
      document.documentElement.lang = htmlLang[language];
      setInUse({ language, messages: messageStore.messages });
    } catch {
      if (navigator.onLine && connection.isReachable()) location.assign(addressWithoutLanguage());
      else {
        writeOwnCookie('language', former, languageCookieMaxAge);
        showNotice(messageStore.messages.shell.languageOffline);
      }
    } finally {
      services.waits = false;
    }
  };

  return (
    <App
      client={services.client}
      queries={services.queries}
      inUse={inUse}
      site={{ ...state.site, changeLanguage, loadMessages: (part) => messageStore.load(part) }}
    >
      <RouterProvider router={router} />
    </App>
  );
}

/** The state of the page. For the app shell the language is chosen here. */
async function openPageState(): Promise<PageState> {
  const state = readPageState();
  if (state.router) return state;
  const { languageOnDevice } = await import('../features/offline/languageOnDevice.ts');
  const language = await languageOnDevice();
  document.documentElement.lang = htmlLang[language];
  return { ...state, language };
}

/** Resolves once the first screen can be rendered: at once, except in the app shell. */
function initialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    router.subscribe((state) => state.initialized && resolve());
  });
}

async function start(): Promise<void> {
  const state = await openPageState();
  let opened: MessageStore | null = null;
  const routes = createRoutes({ loadPart: async (part) => opened?.load(part) });
  const shown = shownRoutes(routes);
  const parts = shown.flatMap<MessagePart>(({ id }) => routeMessageParts[id ?? ''] ?? []);
  const messageStore = await (state.router
    ? Promise.all([MessageStore.open(state.language, ['shell', ...parts]), loadRoutes(shown)]).then(
        ([all]) => all,
      )
    : // The router loads the other parts from this device, and shows an error for those that are missing.
      MessageStore.open(state.language, ['shell']));
  opened = messageStore;
  const browserClient = createBrowserClient({
    language: () => messageStore.language,
    renew: (refused) => renewSession(refused, { client, messageStore, leave: () => router.navigate('/') }),
  });
  resumeLogout(browserClient);
  const network = createWatchedClient(browserClient);
  const client = createDeviceClient(network, () => messageStore.language);
  const queries = createQueryClient();
  for (const [key, data] of state.queries) queries.setQueryData(key, data);
  syncLikesAcrossTabs(queries);
  watchInstallation();
  watchOfflineGuide();
  // Not in the app shell, which still needs the files of the older build.
  if (state.router && navigator.serviceWorker?.controller)
    void import('../features/offline/offlineWorker.ts').then(({ updateOfflineWorker }) =>
      updateOfflineWorker(),
    );
  /** The visit of a list that the server rendered; none in the app shell. */
  let renderedVisit = '';
  resumeOutbox({ client: network, queries, messageStore });
  const services: PageServices = {
    client,
    queries,
    waits: false,
    language: messageStore.language,
    messages: messageStore.messages,
    get now() {
      return new Date();
    },
    get entry() {
      return router.state.navigation.location ?? router.state.location;
    },
    get visit() {
      const visit = listVisit(services.entry);
      return visit === renderedVisit ? '' : visit;
    },
  };
  const router = createBrowserRouter(routes, {
    // Without hydration data the router would restore the scroll position of another page of this tab.
    hydrationData: state.router ?? {},
    getContext: () => {
      const context = new RouterContextProvider();
      provideServices(context, () => services);
      return context;
    },
  });
  if (state.router) renderedVisit = listVisit(router.state.location);
  await initialized(router);
  // Takes over the navigation state before the screen is rendered, which reads the plan from the store only.
  const takeState = ({ location }: Router['state']) =>
    planStore.change((plan) => planAfterNavigation(plan, location));
  takeState(router.state);
  router.subscribe(takeState);
  const root = document.getElementById('app');
  if (!root) throw new Error('the page has no #app');
  const app = (
    <StrictMode>
      <LiveApp router={router} services={services} messageStore={messageStore} state={state} />
    </StrictMode>
  );
  const options = {
    // The page shows a failed request with its retry; anything else is a bug.
    onCaughtError: (error: unknown) => {
      if (!(error instanceof CallFailure)) console.error(error);
    },
  };
  startTransition(() => {
    if (state.router) hydrateRoot(root, app, options);
    else createRoot(root, options).render(app);
  });
}

start();
