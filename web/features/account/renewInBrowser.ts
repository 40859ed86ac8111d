import type { GuideClient } from '../../shared/client/client.ts';
import { readCookie } from '../../shared/client/cookies.ts';
import { withBrowserLock } from '../../shared/client/withBrowserLock.ts';
import type { MessageStore } from '../../shared/i18n/MessageStore.ts';
import { showNotice } from '../../shared/page/notice.ts';
import { Renewal } from './Renewal.ts';
import { session } from './session.ts';

/** Screens that stay open when the session ends; they show the login in place (docs/product/accounts.md#sign-in). */
const stayPaths = new Set(['/myplan-detail', '/payment', '/success']);

export interface LeavingPage {
  client: GuideClient;
  messageStore: MessageStore;
  /** To the home page when the session is over (docs/product/accounts.md#expired-sessions). */
  leave: () => Promise<void>;
}

let renewal: Renewal | undefined;

/** What the client does after a 401. */
export function renewSession(refused: string | null, page: LeavingPage): Promise<boolean> {
  renewal ??= new Renewal({
    token: () => readCookie('access_token'),
    hasNickname: () => readCookie('nickname') !== null,
    refresh: async () => page.client.call('refreshSession', { params: {}, query: {} }),
    alone: (run) => withBrowserLock('session', run),
    onEnd: () => endSession(page),
  });
  return renewal.renew(refused);
}

async function endSession({ leave, messageStore }: LeavingPage): Promise<boolean> {
  const wasLoggedIn = session.nickname() !== null;
  if (!wasLoggedIn) {
    session.signedOut();
    return false;
  }
  const areMessagesLoaded = Promise.all([messageStore.load('account'), messageStore.load('signUp')]).then(
    () => true,
    () => false,
  );
  if (stayPaths.has(location.pathname)) {
    const canAsk = await areMessagesLoaded;
    // Both in one step: in between, a screen would treat its visitor as a guest and discard their work.
    session.signedOut();
    return canAsk && session.requestLoginInPlace();
  }
  session.signedOut();
  await leave();
  if (await areMessagesLoaded) showNotice(messageStore.messages.login.sessionEnded);
  return false;
}
