import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { createContext, type RouterContextProvider } from 'react-router';
import type { Language } from '../../../domain/languages.ts';
import type { Messages } from '../../messages/messages.ts';
import type { GuideClient } from './client.ts';

/** A visit of a page: Back and Forward return to the same one, every other navigation starts a new one. */
export interface HistoryEntry {
  key: string;
  /** Navigation state. */
  state: unknown;
}

/** Services for loaders; one per request on the server, one per tab in the browser. */
export interface PageServices {
  client: GuideClient;
  queries: QueryClient;
  /**
   * Whether a page is shown only once its data is there: on the server, and while the language changes. Otherwise a
   * navigation shows the new screen at once, with skeletons.
   */
  waits: boolean;
  language: Language;
  messages: Messages;
  /** The time of the request; the rendered page must not depend on it more finely than the day in Seoul. */
  now: Date;
  /** The browser's history entry that is loaded; null on the server. */
  entry: HistoryEntry | null;
  /**
   * Names the visit of a list that the entry belongs to (docs/product/lists.md#the-list); empty for the one that the
   * server rendered.
   */
  visit: string;
}

const servicesContext = createContext<() => PageServices>();

export function provideServices(context: RouterContextProvider, services: () => PageServices): void {
  context.set(servicesContext, services);
}

/** Starts a loader's queries: awaited where the page waits, else left to the components that use them. */
export async function preload<T, K extends QueryKey>(
  { queries, waits }: PageServices,
  query: FetchQueryOptions<T, Error, T, K>,
): Promise<void> {
  if (waits) await queries.fetchQuery(query);
  else void queries.prefetchQuery(query);
}

export function readServices(context: Readonly<RouterContextProvider>): PageServices {
  return context.get(servicesContext)();
}
