import { createContext, type RouterContextProvider } from 'react-router';
import type { Language } from '../../../contract/languages.ts';
import type { Messages } from '../../messages/messages.ts';
import type { GuideClient } from './client.ts';

/** A visit of a page: Back and Forward lead to the same one again, every other way to a new one. */
export interface HistoryEntry {
  key: string;
  /** Navigation state. */
  state: unknown;
}

/** What loaders are given; one per request on the server, one per tab in the browser. */
export interface PageServices {
  client: GuideClient;
  language: Language;
  messages: Messages;
  /** The moment of the request; what shows must not depend on it more finely than the day in Seoul. */
  now: Date;
  /** The entry of the browser's history that is loaded; null on the server, which knows none. */
  entry: HistoryEntry | null;
}

const servicesContext = createContext<() => PageServices>();

export function provideServices(context: RouterContextProvider, services: () => PageServices): void {
  context.set(servicesContext, services);
}

export function servicesOf(context: Readonly<RouterContextProvider>): PageServices {
  return context.get(servicesContext)();
}
