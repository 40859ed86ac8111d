import { hasOutboxEntries } from '../../../shared/client/outboxKeys.ts';
import { type PageDeps, setPageDeps } from './pageDeps.ts';

/** Sends what waits from an earlier page; most visitors have nothing there, and load nothing. */
export function resumeOutbox(deps: PageDeps): void {
  setPageDeps(deps);
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
