import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Language } from '../../domain/languages.ts';
import type { Messages } from '../messages/messages.ts';
import { ClientProvider } from '../shared/client/ClientContext.tsx';
import type { GuideClient } from '../shared/client/client.ts';
import { LanguageProvider } from '../shared/i18n/LanguageContext.tsx';
import { type Site, SiteProvider } from '../shared/page/Site.tsx';

interface AppProps {
  client: GuideClient;
  queries: QueryClient;
  inUse: { language: Language; messages: Messages };
  site: Site;
  children: ReactNode;
}

/** Root of every page, on the server and in the browser. */
export function App({ client, queries, inUse, site, children }: AppProps) {
  return (
    <ClientProvider value={client}>
      <QueryClientProvider client={queries}>
        <LanguageProvider value={inUse}>
          <SiteProvider value={site}>{children}</SiteProvider>
        </LanguageProvider>
      </QueryClientProvider>
    </ClientProvider>
  );
}
