import type { GuideClient } from '../../shared/client/client.ts';
import { connection } from '../../shared/client/connection.ts';
import { pendingLogout } from '../../shared/client/cookies.ts';
import { session } from './session.ts';

/**
 * Sends a logout that has not reached the server: before the first call of a page, and when the server can be reached
 * again. Its failures must not count as a lost connection, or a server that rejects it would be asked without a pause.
 */
export function resumeLogout(unwatchedClient: GuideClient): void {
  const send = () => {
    if (pendingLogout.isThere()) void session.sendPendingLogout(unwatchedClient);
  };
  send();
  addEventListener('online', send);
  // A page from the back/forward cache has missed what happened meanwhile.
  addEventListener('pageshow', send);
  connection.subscribe(() => {
    if (connection.isReachable()) send();
  });
}
