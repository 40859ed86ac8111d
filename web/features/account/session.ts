import type { GuideClient } from '../../shared/client/client.ts';
import { clearSessionCookies, readCookie } from '../../shared/client/cookies.ts';
import { forgetKept, isKeptForUser } from '../../shared/client/forgetKept.ts';

/** What the session reads, and how it speaks with the other tabs. */
export interface SessionSurroundings {
  readCookie: typeof readCookie;
  /** Clears what this device knows of who was logged in: cookies, and what cards have kept for times without network. */
  forget: () => void;
  /** Whether cards have kept something of a user's, whose cookies may have expired since. */
  isKeptForUser: () => boolean;
  /**
   * Calls back when another tab tells who is logged in (its word, since the cookies that it wrote may not be read here
   * yet), and when one comes back to this tab; gives back how to tell the others.
   */
  listen: (
    onTold: (nickname: string | null) => void,
    onReturn: () => void,
  ) => (nickname: string | null) => void;
}

/** Who is logged in, for all components of this tab, and for the other tabs. */
export interface Session {
  nickname: () => string | null;
  subscribe: (listener: () => void) => () => void;
  /** After a login, a sign-up or a change of the nickname; the server has set the cookies. */
  signedIn: (nickname: string) => void;
  /** Forgets who was logged in; what was chosen on this device stays (SPEC 4). */
  signedOut: () => void;
  /** Logs out here at once, whatever the network says; false when the server could not be told. */
  leave: (client: GuideClient) => Promise<boolean>;
  /** Settles with the last logout: its answer clears cookies, so that a login right after it waits for it. */
  hasLeft: () => Promise<unknown>;
  /** Whether a screen that keeps its visitor asks for the login in place (DESIGN 3). */
  loginAskedInPlace: () => boolean;
  /** Asks for the login over the screen one is at; true once logged in, false when put off. */
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
  /** Cookies that have expired are a logout that nobody pressed: what was kept goes with it. */
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
  // A page that comes back from the browser's memory has heard nothing meanwhile.
  addEventListener('pageshow', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  return (nickname) => channel.postMessage(nickname);
};

/** The session of this tab. The server imports it too, and leaves it untouched: its visitor is the page's. */
export const session = createSession({
  readCookie,
  forget: () => {
    clearSessionCookies();
    forgetKept();
  },
  isKeptForUser,
  listen: listenInBrowser,
});
