import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserClient } from '../../shared/client/browserClient.ts';
import { createSession, type SessionEnvironment } from './session.ts';

/** Tabs of one browser: they share the cookies and receive each other's messages. */
function browser(
  cookies: Record<string, string> = {},
  stored: { isThere: boolean; outbox?: Set<string> } = { isThere: false },
) {
  const tabs: { onMessage: (nickname: string | null) => void; onReturn: () => void }[] = [];
  let lastAlone: Promise<unknown> = Promise.resolve();
  const environment = (): SessionEnvironment => ({
    readCookie: (name) => (cookies.logout_pending ? null : (cookies[name] ?? null)),
    pendingLogout: {
      isThere: () => cookies.logout_pending !== undefined,
      remember: () => {
        cookies.logout_pending = '1';
      },
      forget: () => void delete cookies.logout_pending,
    },
    alone: (run) => {
      const mine = lastAlone.then(run);
      lastAlone = mine.catch(() => undefined);
      return mine;
    },
    clear: () => {
      delete cookies.access_token;
      delete cookies.nickname;
      stored.isThere = false;
    },
    deleteOutbox: (nickname) => void stored.outbox?.delete(nickname),
    hasStoredUserData: () => stored.isThere,
    listen: (onMessage, onReturn) => {
      tabs.push({ onMessage, onReturn });
      return (nickname) => {
        for (const tab of tabs) if (tab.onMessage !== onMessage) tab.onMessage(nickname);
      };
    },
  });
  const open = () => {
    const session = createSession(environment());
    const changed = vi.fn();
    session.subscribe(changed);
    return { session, changed };
  };
  const comeBack = () => {
    for (const { onReturn } of tabs) onReturn();
  };
  return { cookies, stored, open, comeBack };
}

describe('session', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('SPEC 4: is logged in at start only if both cookies exist', () => {
    expect(browser({ access_token: 't', nickname: 'sol' }).open().session.nickname()).toBe('sol');
    expect(browser({ nickname: 'sol' }).open().session.nickname()).toBeNull();
    expect(browser({ access_token: 't' }).open().session.nickname()).toBeNull();
  });

  it('reports a login and a logout to other tabs', () => {
    const { cookies, open } = browser();
    const [here, there] = [open(), open()];
    expect([here.session.nickname(), there.session.nickname()]).toEqual([null, null]);
    Object.assign(cookies, { access_token: 't', nickname: 'sol' });
    here.session.signedIn('sol');
    expect(there.session.nickname()).toBe('sol');
    there.session.signedOut();
    expect(here.session.nickname()).toBeNull();
    expect(here.changed).toHaveBeenCalledTimes(2);
    expect(cookies).toEqual({});
  });

  it('follows the cookies when a tab becomes visible again', () => {
    const { cookies, open, comeBack } = browser({ access_token: 't', nickname: 'sol' });
    const { session } = open();
    expect(session.nickname()).toBe('sol');
    delete cookies.access_token;
    comeBack();
    expect(session.nickname()).toBeNull();
  });

  it('clears the offline copies at start and on return when the cookies have expired', () => {
    const atStart = browser({}, { isThere: true });
    atStart.open();
    expect(atStart.stored.isThere).toBe(false);
    const inBetween = browser({ access_token: 't', nickname: 'sol' }, { isThere: true });
    inBetween.open();
    inBetween.comeBack();
    expect(inBetween.stored.isThere).toBe(true);
    delete inBetween.cookies.nickname;
    inBetween.comeBack();
    expect(inBetween.stored.isThere).toBe(false);
  });

  it('SPEC 6: deletes what waits to be sent when the user leaves, and keeps it when the session ends', () => {
    const outbox = new Set(['sol', 'bada']);
    const { open } = browser({ access_token: 't', nickname: 'sol' }, { isThere: true, outbox });
    const { session } = open();
    session.signedOut();
    expect([...outbox]).toEqual(['sol', 'bada']);
    session.signedIn('sol');
    session.left();
    expect([...outbox]).toEqual(['bada']);
  });

  it('clears the offline copies when the server has ended the session', () => {
    const { stored, open } = browser({ access_token: 't', nickname: 'sol' }, { isThere: true });
    open().session.signedOut();
    expect(stored.isThere).toBe(false);
  });

  /** A server that responds to a logout with 204, or cannot be reached. */
  function server() {
    const received: string[] = [];
    const state = { isReachable: false };
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('fetch', async (address: string) => {
      if (!state.isReachable) throw new TypeError('gone');
      received.push(address);
      return new Response(null, { status: 204 });
    });
    return {
      state,
      received,
      client: createBrowserClient({ language: () => 'ko', renew: async () => false }),
    };
  }

  it('logs out here at once if the server cannot be reached, and stays logged out until it has been told', async () => {
    const { cookies, open } = browser({ access_token: 't', nickname: 'sol' });
    const { state, received, client } = server();
    const { session } = open();
    const isServerReached = session.logOut(client);
    expect(session.nickname()).toBeNull();
    expect(await isServerReached).toBe(false);
    expect(cookies).toEqual({ logout_pending: '1' });
    // The response to a refresh that was under way arrives late.
    Object.assign(cookies, { access_token: 't', nickname: 'sol' });
    expect(open().session.nickname()).toBeNull();

    state.isReachable = true;
    const tabs = [session, open().session];
    expect(await Promise.all(tabs.map((tab) => tab.sendPendingLogout(client)))).toEqual([true, true]);
    expect(received).toEqual(['/api/v1/auth/logout']);
    expect(cookies.logout_pending).toBeUndefined();
  });

  it('does not send a logout that a login has superseded', async () => {
    const { cookies, open } = browser({ access_token: 't', nickname: 'sol' });
    const { state, received, client } = server();
    const { session } = open();
    await session.logOut(client);
    Object.assign(cookies, { access_token: 't2', nickname: 'bada' });
    session.signedIn('bada');
    state.isReachable = true;
    expect(await session.sendPendingLogout(client)).toBe(true);
    expect(received).toEqual([]);
    expect(open().session.nickname()).toBe('bada');
  });

  it('SPEC 7: sends the logout while the access token is still in its cookie', async () => {
    const { cookies, open } = browser({ access_token: 't', nickname: 'sol' });
    const { session } = open();
    let token: string | undefined;
    const client = {
      call: () => {
        token = cookies.access_token;
        return Promise.reject(new Error('gone'));
      },
      document: async () => '',
    };
    await session.logOut(client);
    expect(token).toBe('t');
  });

  it('resolves every waiting request after a login in place', async () => {
    const { session } = browser().open();
    const waiting = [session.requestLoginInPlace(), session.requestLoginInPlace()];
    expect(session.isLoginInPlaceOpen()).toBe(true);
    session.signedIn('sol');
    expect(await Promise.all(waiting)).toEqual([true, true]);
    expect(session.isLoginInPlaceOpen()).toBe(false);
    const later = session.requestLoginInPlace();
    session.closeLoginInPlace(false);
    expect(await later).toBe(false);
  });
});
