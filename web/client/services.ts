import { createContext, type RouterContextProvider } from 'react-router';
import type { Language } from '../../contract/languages.ts';
import type { Messages } from '../i18n/messages.ts';
import type { GuideClient } from './client.ts';

/** What loaders are given; one per request on the server, one per tab in the browser. */
export interface PageServices {
  client: GuideClient;
  language: Language;
  messages: Messages;
  /** The moment of the request; what shows must not depend on it more finely than the day in Seoul. */
  now: Date;
}

const servicesContext = createContext<() => PageServices>();

export function provideServices(context: RouterContextProvider, services: () => PageServices): void {
  context.set(servicesContext, services);
}

export function servicesOf(context: Readonly<RouterContextProvider>): PageServices {
  return context.get(servicesContext)();
}
