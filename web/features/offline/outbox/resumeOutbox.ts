import type { QueryClient } from '@tanstack/react-query';
import type { GuideClient } from '../../../shared/client/client.ts';
import { hasOutboxEntries } from '../../../shared/client/outboxKeys.ts';
import type { MessageStore } from '../../../shared/i18n/MessageStore.ts';

export interface PageDeps {
  client: GuideClient;
  queries: QueryClient;
  words: MessageStore;
}

let page: PageDeps | undefined;

/** What the page has for sending; there are entries only once it has started. */
export function pageDeps(): PageDeps {
  if (!page) throw new Error('the page has not started');
  return page;
}

/** Sends what waits from an earlier page; most visitors have nothing there, and load nothing. */
export function resumeOutbox(deps: PageDeps): void {
  page = deps;
  const resume = () => {
    if (hasOutboxEntries())
      import('./sending.ts').then(
        ({ resumeSending }) => resumeSending(),
        () => undefined,
      );
  };
  resume();
  // Entries that a tab has left, which was closed since.
  addEventListener('online', resume);
}
