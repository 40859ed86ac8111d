import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { Language } from '../../domain/languages.ts';
import { App } from '../app/App.tsx';
import { allParts, loadMessages } from '../messages/messages.ts';
import type { GuideClient } from '../shared/client/client.ts';
import { createQueryClient } from '../shared/client/queryClient.ts';
import type { Site } from '../shared/page/Site.tsx';
import { readableHtml } from './readableHtml.ts';

export const testSite: Site = {
  origin: 'https://guide.example',
  company: { name: { ko: '', en: '' }, email: 'help@guide.example' },
  nickname: null,
  sandbox: false,
  routing: false,
  google: true,
  priceFigures: {},
  map: {},
  changeLanguage: () => undefined,
  loadMessages: async () => undefined,
};

const refuse = async () => {
  throw new Error('a component that is rendered in a test calls nothing');
};
const client: GuideClient = { call: refuse, document: refuse };

/**
 * Renders a component with the state that it is given, in a language. Texts that appear only after a click are proved so
 * in every language, and the click itself by a journey in one of them.
 * @param fill stores the responses that the component shows
 * @param site what differs from the usual installation
 */
export async function renderInLanguage(
  language: Language,
  element: ReactElement,
  fill: (queries: QueryClient) => void = () => undefined,
  site: Partial<Site> = {},
): Promise<string> {
  const queries = createQueryClient();
  fill(queries);
  const messages = await loadMessages(language, allParts);
  const html = renderToStaticMarkup(
    <App client={client} queries={queries} inUse={{ language, messages }} site={{ ...testSite, ...site }}>
      <MemoryRouter>{element}</MemoryRouter>
    </App>,
  );
  // It has timers that would keep the process.
  queries.clear();
  return readableHtml(html);
}
