import type { GuideClient } from '../../shared/client/client.ts';
import { clearSessionCookies, pendingLogout, readCookie } from '../../shared/client/cookies.ts';
import { deleteOfflineCopies, hasStoredUserData } from '../../shared/client/offlineCopies.ts';
import { deleteOutbox } from '../../shared/client/outboxKeys.ts';
import { withBrowserLock } from '../../shared/client/withBrowserLock.ts';
import { Listeners } from '../../shared/Store.ts';

/** What the session reads, and how it communicates with the other tabs. */
export interface SessionEnvironment {
  readCookie: typeof readCookie;
  /** Clears what this device stores about the user: cookies, and the offline copies of cards. */
  clear: () => void;
  /** Deletes what waits to be sent for the user. */
  deleteOutbox: (nickname: string) => void;
  pendingLogout: typeof pendingLogout;
  /** Runs one at a time across all tabs, and not during a login. */
  alone: <T>(run: () => Promise<T>) => Promise<T>;
  /** Whether offline copies of a user's data exist, whose cookies may have expired since. */
  hasStoredUserData: () => boolean;
  /**
   * Calls back when another tab reports who is logged in (with the nickname, since the cookies that it wrote may not be
   * readable here yet), and when this tab becomes visible again. Returns the function that notifies the other tabs.
   */
  listen: (
    onMessage: (nickname: string | null) => void,
    onReturn: () => void,
  ) => (nickname: string | null) => void;
}

/** Who is logged in, for all components of this tab and for the other tabs. */
export interface Session {
  nickname: () => string | null;
  subscribe: (listener: () => void) => () => void;
  /** After a login, a sign-up or a change of the nickname; the server has set the cookies. */
  signedIn: (nickname: string) => void;
  /**
   * Clears who was logged in; choices stored on this device stay (docs/product/accounts.md#logout). What waits to be
   * sent stays too: the session may have expired, and its user logs in again.
   */
  signedOut: () => void;
  /** The same after the user has logged out or deleted the account: nothing waits to be sent any more. */
  left: () => void;
  /** Logs out here at once, whatever the network's state; false if the server could not be reached. */
  logOut: (client: GuideClient) => Promise<boolean>;
  /** Sends a logout that the server has not confirmed, if there is one; false if it still has not. */
  sendPendingLogout: (client: GuideClient) => Promise<boolean>;
  /** Whether a screen that stays open shows the login in place (docs/product/accounts.md#sign-in). */
  isLoginInPlaceOpen: () => boolean;
  /** Opens the login over the current screen; true once logged in, false if dismissed. */
  requestLoginInPlace: () => Promise<boolean>;
  closeLoginInPlace: (isLoggedIn: boolean) => void;
}

export function createSession(environment: SessionEnvironment): Session {
  const listeners = new Listeners();
  let known: string | null | undefined;
  let notifyOtherTabs: ((nickname: string | null) => void) | undefined;
  let loginRequest: Promise<boolean> | null = null;
  let resolveLogin: (isLoggedIn: boolean) => void;

  /** Logged in only if both the token cookie and the nickname cookie exist (docs/product/accounts.md#sign-in). */
  const inCookies = () => environment.readCookie('access_token') && environment.readCookie('nickname');
  const set = (nickname: string | null) => {
    if (nickname === known) return;
    known = nickname;
    listeners.notify();
  };
  /** Expired cookies count as a logout: the offline copies are cleared. */
  const readCookiesAgain = () => {
    const nickname = inCookies();
    if (nickname === null && (known || environment.hasStoredUserData())) environment.clear();
    set(nickname);
  };
  const closeLoginInPlace = (isLoggedIn: boolean) => {
    if (!loginRequest) return;
    loginRequest = null;
    resolveLogin(isLoggedIn);
    listeners.notify();
  };
  const signedOut = () => {
    environment.clear();
    set(null);
    notifyOtherTabs?.(null);
  };

  const left = () => {
    const nickname = known ?? inCookies();
    signedOut();
    if (nickname) environment.deleteOutbox(nickname);
  };

  /** False if the server cannot be reached. */
  const sendLogout = (client: GuideClient) =>
    client.call('logOut', { params: {}, query: {} }).then(
      () => true,
      () => false,
    );
  const forgetOnceSent = async (sent: Promise<boolean>) => {
    const isServerReached = await sent;
    if (isServerReached) environment.pendingLogout.forget();
    return isServerReached;
  };

  // If nothing is pending any more, another tab has sent it, or a login has superseded it.
  const sendPendingLogout = (client: GuideClient) =>
    environment.alone(async () => !environment.pendingLogout.isThere() || forgetOnceSent(sendLogout(client)));

  return {
    nickname: () => {
      if (known === undefined) known = inCookies();
      return known;
    },
    subscribe: (listener) => {
      if (!notifyOtherTabs) {
        notifyOtherTabs = environment.listen(set, readCookiesAgain);
        if (inCookies() === null && environment.hasStoredUserData()) environment.clear();
      }
      return listeners.subscribe(listener);
    },
    signedIn: (nickname) => {
      environment.pendingLogout.forget();
      set(nickname);
      notifyOtherTabs?.(nickname);
      closeLoginInPlace(true);
    },
    signedOut,
    left,
    logOut: (client) => {
      environment.pendingLogout.remember();
      // Sent before the cookies are cleared: the request carries their access token (docs/product/api.md#endpoints).
      const sent = sendLogout(client);
      left();
      return environment.alone(() => forgetOnceSent(sent));
    },
    sendPendingLogout,
    isLoginInPlaceOpen: () => loginRequest !== null,
    requestLoginInPlace: () => {
      loginRequest ??= new Promise((resolve) => {
        resolveLogin = resolve;
      });
      listeners.notify();
      return loginRequest;
    },
    closeLoginInPlace,
  };
}

const listenInBrowser: SessionEnvironment['listen'] = (onMessage, onReturn) => {
  const channel = new BroadcastChannel('session');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(typeof data === 'string' ? data : null);
  // A page restored from the back/forward cache has missed all messages.
  addEventListener('pageshow', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  return (nickname) => channel.postMessage(nickname);
};

/** The session of this tab. The server imports it too but never uses it: there the visitor belongs to the request. */
export const session = createSession({
  readCookie,
  clear: () => {
    clearSessionCookies();
    deleteOfflineCopies();
  },
  deleteOutbox: deleteOutbox,
  pendingLogout,
  alone: (run) => withBrowserLock('signIn', run),
  hasStoredUserData,
  listen: listenInBrowser,
});
