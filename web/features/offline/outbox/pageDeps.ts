import type { QueryClient } from '@tanstack/react-query';
import type { GuideClient } from '../../../shared/client/client.ts';
import type { MessageStore } from '../../../shared/i18n/MessageStore.ts';

export interface PageDeps {
  client: GuideClient;
  queries: QueryClient;
  messageStore: MessageStore;
}

let page: PageDeps | undefined;

/** Sets the page's dependencies for sending. Called once, at the start of the page. */
export function setPageDeps(deps: PageDeps): void {
  page = deps;
}

/** The page's dependencies for sending; no entry can exist before the page has set them. */
export function pageDeps(): PageDeps {
  if (!page) throw new Error('the page has not started');
  return page;
}
