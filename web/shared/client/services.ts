import { createContext, type RouterContextProvider } from 'react-router';
import type { Language } from '../../../contract/languages.ts';
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
  language: Language;
  messages: Messages;
  /** The time of the request; the rendered page must not depend on it more finely than the day in Seoul. */
  now: Date;
  /** The browser's history entry that is loaded; null on the server. */
  entry: HistoryEntry | null;
}

const servicesContext = createContext<() => PageServices>();

export function provideServices(context: RouterContextProvider, services: () => PageServices): void {
  context.set(servicesContext, services);
}

export function servicesOf(context: Readonly<RouterContextProvider>): PageServices {
  return context.get(servicesContext)();
}
