import { hasOutboxEntries } from '../../../shared/client/outboxKeys.ts';
import { type PageDeps, setPageDeps } from './pageDeps.ts';

/** Sends entries that wait from an earlier page. Most visitors have none, and load no code for it. */
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
  // Also sends entries of a tab that was closed meanwhile.
  addEventListener('online', resume);
}
