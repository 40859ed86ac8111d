import type { GuideClient } from '../../shared/client/client.ts';
import { clearSessionCookies, readCookie } from '../../shared/client/cookies.ts';
import { forgetKept, isKeptForUser } from '../../shared/client/forgetKept.ts';

/** What the session reads, and how it communicates with the other tabs. */
export interface SessionSurroundings {
  readCookie: typeof readCookie;
  /** Clears what this device stores about the user: cookies, and the offline copies of cards. */
  forget: () => void;
  /** Whether offline copies of a user's data exist, whose cookies may have expired since. */
  isKeptForUser: () => boolean;
  /**
   * Calls back when another tab reports who is logged in (with the nickname, since the cookies that it wrote may not be
   * readable here yet), and when this tab becomes visible again. Returns the function that notifies the other tabs.
   */
  listen: (
    onTold: (nickname: string | null) => void,
    onReturn: () => void,
  ) => (nickname: string | null) => void;
}

/** Who is logged in, for all components of this tab and for the other tabs. */
export interface Session {
  nickname: () => string | null;
  subscribe: (listener: () => void) => () => void;
  /** After a login, a sign-up or a change of the nickname; the server has set the cookies. */
  signedIn: (nickname: string) => void;
  /** Forgets who was logged in; choices stored on this device stay (SPEC 4). */
  signedOut: () => void;
  /** Logs out here at once, whatever the network's state; false if the server could not be reached. */
  leave: (client: GuideClient) => Promise<boolean>;
  /** Settles with the last logout: its response clears cookies, so a login right after it has to wait. */
  hasLeft: () => Promise<unknown>;
  /** Whether a screen that stays open shows the login in place (DESIGN 3). */
  loginAskedInPlace: () => boolean;
  /** Opens the login over the current screen; true once logged in, false if dismissed. */
  askLoginInPlace: () => Promise<boolean>;
  answerAsked: (isLoggedIn: boolean) => void;
}

export function createSession(around: SessionSurroundings): Session {
  const listeners = new Set<() => void>();
  let known: string | null | undefined;
  let tellOthers: ((nickname: string | null) => void) | undefined;
  let leaving: Promise<unknown> = Promise.resolve();
  let asked: Promise<boolean> | null = null;
  let answer: (isLoggedIn: boolean) => void;

  const tellHere = () => {
    for (const listener of listeners) listener();
  };
  /** SPEC 4: logged in only if both the token cookie and the nickname cookie exist. */
  const inCookies = () => around.readCookie('access_token') && around.readCookie('nickname');
  const set = (nickname: string | null) => {
    if (nickname === known) return;
    known = nickname;
    tellHere();
  };
  /** Expired cookies count as a logout: the offline copies are cleared. */
  const lookAgain = () => {
    const nickname = inCookies();
    if (nickname === null && (known || around.isKeptForUser())) around.forget();
    set(nickname);
  };
  const answerAsked = (isLoggedIn: boolean) => {
    if (!asked) return;
    asked = null;
    answer(isLoggedIn);
    tellHere();
  };
  const signedOut = () => {
    around.forget();
    set(null);
    tellOthers?.(null);
  };

  return {
    nickname: () => {
      if (known === undefined) known = inCookies();
      return known;
    },
    subscribe: (listener) => {
      if (!tellOthers) {
        tellOthers = around.listen(set, lookAgain);
        if (inCookies() === null && around.isKeptForUser()) around.forget();
      }
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signedIn: (nickname) => {
      set(nickname);
      tellOthers?.(nickname);
      answerAsked(true);
    },
    signedOut,
    leave: (client) => {
      signedOut();
      const told = Promise.resolve(client.call('logOut', { params: {}, query: {} })).then(
        () => true,
        () => false,
      );
      leaving = told;
      return told;
    },
    hasLeft: () => leaving,
    loginAskedInPlace: () => asked !== null,
    askLoginInPlace: () => {
      asked ??= new Promise((resolve) => {
        answer = resolve;
      });
      tellHere();
      return asked;
    },
    answerAsked,
  };
}

const listenInBrowser: SessionSurroundings['listen'] = (onTold, onReturn) => {
  const channel = new BroadcastChannel('session');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => onTold(typeof data === 'string' ? data : null);
  // A page restored from the back/forward cache has missed all messages.
  addEventListener('pageshow', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  return (nickname) => channel.postMessage(nickname);
};

/** The session of this tab. The server imports it too but never uses it: there the visitor belongs to the request. */
export const session = createSession({
  readCookie,
  forget: () => {
    clearSessionCookies();
    forgetKept();
  },
  isKeptForUser,
  listen: listenInBrowser,
});
