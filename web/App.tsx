import type { ReactNode } from 'react';
import type { Language } from '../contract/languages.ts';
import { ClientProvider } from './client/ClientContext.tsx';
import type { GuideClient } from './client/client.ts';
import { LanguageProvider } from './i18n/LanguageContext.tsx';
import type { Messages } from './i18n/messages.ts';
import { type Site, SiteProvider } from './shell/Site.tsx';

interface AppProps {
  client: GuideClient;
  inUse: { language: Language; messages: Messages };
  site: Site;
  children: ReactNode;
}

/** What every page stands on, on the server and in the browser alike. */
export function App({ client, inUse, site, children }: AppProps) {
  return (
    <ClientProvider value={client}>
      <LanguageProvider value={inUse}>
        <SiteProvider value={site}>{children}</SiteProvider>
      </LanguageProvider>
    </ClientProvider>
  );
}
