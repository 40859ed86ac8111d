import type { GuideClient } from '../../web/app/entryServer.tsx';
import { Turns } from '../platform/turns.ts';

/**
 * Pages that are rendered at the same time. Each reads several things one after the other: of a thousand pages that took
 * turns at every step, none would be finished before its connection is closed.
 */
const concurrentPages = 10;
/** How long a page waits for its turn (ms): less than the 15 s after which a silent connection may be closed. */
const pageTimeout = 10_000;

export const createPageTurns = () =>
  new Turns({ name: 'rendering', concurrency: concurrentPages, timeout: pageTimeout });

/** A client whose first call waits for the page's turn: a page that does not get one shows that, as of any failed call. */
export function clientInTurn(client: GuideClient, turns: Turns): { client: GuideClient; end: () => void } {
  let turn: Promise<() => void> | undefined;
  return {
    client: {
      ...client,
      async call(name, input) {
        turn ??= turns.take();
        await turn;
        return client.call(name, input);
      },
    },
    end: () =>
      void turn?.then(
        (release) => release(),
        () => undefined,
      ),
  };
}
