import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  data,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { Language } from '../../domain/languages.ts';
import type { MessagePart } from '../messages/messageParts.ts';
import { allParts, loadMessages, type Messages } from '../messages/messages.ts';
import type { GuideClient } from '../shared/client/client.ts';
import { createQueryClient } from '../shared/client/queryClient.ts';
import { provideServices } from '../shared/client/services.ts';
import { HeadProvider, type PageHead } from '../shared/page/PageHead.ts';
import type { Site } from '../shared/page/Site.tsx';
import { App } from './App.tsx';
import { AppShell } from './AppShell.tsx';
import type { PageState } from './hydration.ts';
import { createRoutes, routeMessageParts } from './routes.tsx';

export type { CallInput, CallResponse, GuideClient } from '../shared/client/client.ts';
export type { PageHead } from '../shared/page/PageHead.ts';
export type { PageState } from './hydration.ts';

export interface PageRequest {
  request: Request;
  language: Language;
  now: Date;
  client: GuideClient;
  site: PageState['site'];
  /** Maps an unexpected error to the status and public body that the page may show. */
  describeFailure: (error: unknown) => { status: number; code: string; requestId?: string };
}

export type PageResult =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      html: string;
      head: PageHead;
      state: PageState;
      routeIds: string[];
      parts: string[];
    };

/** The document's content and state of a page that the browser renders by itself, without network. */
export function renderAppShell(
  site: PageState['site'],
): Pick<PageResult & { kind: 'page' }, 'html' | 'head' | 'state'> {
  return {
    html: renderToString(<AppShell />),
    head: { title: 'Solbada', description: '' },
    state: { language: 'ko', site, router: null, queries: [] },
  };
}

/** The server has every message loaded. */
const handler = createStaticHandler(createRoutes({ loadPart: async () => undefined }));

/** Lets loaders fail with a status that the page shows, without internal details of the error. */
function clientWithPublicFailures(
  client: GuideClient,
  describeFailure: PageRequest['describeFailure'],
): GuideClient {
  const describing = async <T,>(request: () => Promise<T>): Promise<T> => {
    try {
      return await request();
    } catch (error) {
      const { status, ...body } = describeFailure(error);
      throw data(body, { status });
    }
  };
  return {
    call: (name, input) => describing(() => client.call(name, input)),
    document: (name, language) => describing(() => client.document(name, language)),
  };
}

/** The head of a page that sets none, because it shows an error. */
function errorHead({ statusCode }: StaticHandlerContext, messages: Messages): PageHead {
  const { title, text } = statusCode === 404 ? messages.notFound : messages.failure;
  return { title: `${title} · ${messages.brand}`, description: text };
}

/** Errors in the form that the browser's router restores; an error's own text never leaves the server. */
function publicErrors(context: StaticHandlerContext): Record<string, unknown> | null {
  if (!context.errors) return null;
  return Object.fromEntries(
    Object.entries(context.errors).map(([id, error]) => {
      const isDescribed = isRouteErrorResponse(error);
      const status = isDescribed ? error.status : 500;
      const body: unknown = isDescribed ? error.data : { code: 'internal' };
      return [id, { __type: 'RouteErrorResponse', status, statusText: '', data: body, internal: false }];
    }),
  );
}

/** Messages by language and parts, merged once: there are many pages but few kinds of pages. */
const messagesByParts = new Map<string, Promise<Messages>>();

function loadPageMessages(language: Language, parts: readonly MessagePart[]): Promise<Messages> {
  const key = [language, ...parts].join();
  const known = messagesByParts.get(key);
  if (known) return known;
  const loading = loadMessages(language, parts);
  messagesByParts.set(key, loading);
  return loading;
}

/** Renders one page in one language after all its data is loaded. Each request has its own messages and services. */
export async function renderPage(page: PageRequest): Promise<PageResult> {
  const queries = createQueryClient();
  try {
    return await renderWith(queries, page);
  } finally {
    // The query client's timers would keep each page's data in memory for hours.
    queries.clear();
  }
}

async function renderWith(queries: QueryClient, page: PageRequest): Promise<PageResult> {
  const { language, now } = page;
  const client = clientWithPublicFailures(page.client, page.describeFailure);
  const allMessages = await loadPageMessages(language, allParts);
  const services = {
    client,
    queries,
    waits: true,
    language,
    messages: allMessages,
    now,
    entry: null,
    visit: '',
  };
  const requestContext = new RouterContextProvider();
  provideServices(requestContext, () => services);
  const context = await handler.query(page.request, { requestContext });
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const routeIds = context.matches.flatMap((match) => match.route.id ?? []);
  const parts = routeIds.flatMap((id) => routeMessageParts[id] ?? []);
  // Only the messages that the browser will have: a page that needs others fails here and not in the browser.
  const messages = await loadPageMessages(language, ['shell', ...parts]);
  let head = errorHead(context, messages);
  const router = createStaticRouter(handler.dataRoutes, context);
  const site: Site = {
    ...page.site,
    changeLanguage: () => undefined,
    loadMessages: async () => undefined,
  };
  const html = renderToString(
    <App client={client} queries={queries} inUse={{ language, messages }} site={site}>
      <HeadProvider
        value={(shown) => {
          head = shown;
        }}
      >
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </HeadProvider>
    </App>,
  );
  return {
    kind: 'page',
    status: context.statusCode,
    html,
    head,
    state: {
      language,
      site: page.site,
      router: { loaderData: context.loaderData, errors: publicErrors(context) },
      queries: queries
        .getQueryCache()
        .getAll()
        .filter(({ state }) => state.status === 'success')
        .map(({ queryKey, state }) => [queryKey, state.data]),
    },
    routeIds,
    parts: ['index', ...parts],
  };
}
