import type { QueryClient } from '@tanstack/react-query';
import type { GuideClient } from '../../../shared/client/client.ts';
import type { MessageStore } from '../../../shared/i18n/MessageStore.ts';

export interface PageDeps {
  client: GuideClient;
  queries: QueryClient;
  messageStore: MessageStore;
}

let page: PageDeps | undefined;

/** Sets what the page has for sending. Called once, at the start of the page. */
export function setPageDeps(deps: PageDeps): void {
  page = deps;
}

/** What the page has for sending; there are entries only once it has started. */
export function pageDeps(): PageDeps {
  if (!page) throw new Error('the page has not started');
  return page;
}
