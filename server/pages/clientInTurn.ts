import type { GuideClient } from '../../web/app/entryServer.tsx';
import { Turns } from '../platform/turns.ts';

/**
 * Maximum pages that are rendered at the same time. Each page reads several things one after the other. If a thousand pages
 * took turns at every step, none would finish before its connection is closed.
 */
const concurrentPages = 10;
/** How long a page waits for its turn (ms): less than the 15 s after which a silent connection may be closed. */
const pageTimeout = 10_000;

export const createPageTurns = () =>
  new Turns({ name: 'rendering', concurrency: concurrentPages, timeout: pageTimeout });

/** A client whose first call waits for the page's turn. If the wait is too long, that call fails like any other. */
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
