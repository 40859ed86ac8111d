import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../shared/client/client.ts';
import { Renewal, type RenewalNeeds } from './Renewal.ts';

/** A lock across tabs: one holder at a time, in order. */
function sharedLock(): RenewalNeeds['alone'] {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const mine = last.then(run, run);
    last = mine.catch(() => undefined);
    return mine;
  };
}

function tabs(refresh?: () => Promise<unknown>) {
  const cookies = { token: 'old', nickname: true };
  const alone = sharedLock();
  const refreshed = vi.fn(
    refresh ??
      (async () => {
        await Promise.resolve();
        cookies.token = 'new';
      }),
  );
  const onEnd = vi.fn(async () => false);
  const open = () =>
    new Renewal({
      token: () => cookies.token || null,
      hasNickname: () => cookies.nickname,
      refresh: refreshed,
      alone,
      onEnd,
    });
  return { cookies, refreshed, onEnd, open };
}

describe('renewal of the access token', () => {
  it('refreshes once when two requests are rejected at once', async () => {
    const { open, refreshed } = tabs();
    const tab = open();
    expect(await Promise.all([tab.renew('old'), tab.renew('old'), tab.renew('old')])).toEqual([
      true,
      true,
      true,
    ]);
    expect(refreshed).toHaveBeenCalledTimes(1);
  });

  it('takes the token of the first tab when two tabs are rejected at once', async () => {
    const { open, refreshed } = tabs();
    expect(await Promise.all([open().renew('old'), open().renew('old')])).toEqual([true, true]);
    expect(refreshed).toHaveBeenCalledTimes(1);
  });

  it('only retries when the rejected token is no longer the newest', async () => {
    const { cookies, open, refreshed } = tabs();
    cookies.token = 'newer';
    expect(await open().renew('old')).toBe(true);
    expect(refreshed).not.toHaveBeenCalled();
  });

  it('DESIGN 3: refreshes only when the nickname cookie exists', async () => {
    const { cookies, open, refreshed, onEnd } = tabs();
    cookies.nickname = false;
    expect(await open().renew('old')).toBe(false);
    expect(refreshed).not.toHaveBeenCalled();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('SPEC 4: ends the session once when a refresh is rejected with 401', async () => {
    const { open, onEnd } = tabs(() => Promise.reject(new CallFailure(401, 'unauthorized')));
    const tab = open();
    expect(await Promise.all([tab.renew('old'), tab.renew('old')])).toEqual([false, false]);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it.each([
    [0, 'unreachable'],
    [429, 'tooManyRequests'],
    [503, 'unavailable'],
  ] as const)(
    'keeps the session when a refresh fails with %i, and lets the next refresh succeed',
    async (status, code) => {
      let isBroken = true;
      const { cookies, open, onEnd } = tabs(async () => {
        if (isBroken) throw new CallFailure(status, code);
        cookies.token = 'new';
      });
      const tab = open();
      await expect(tab.renew('old')).rejects.toThrow(code);
      expect(onEnd).not.toHaveBeenCalled();
      isBroken = false;
      expect(await tab.renew('old')).toBe(true);
    },
  );

  it('continues after a new login in place', async () => {
    const { open, onEnd } = tabs(() => Promise.reject(new CallFailure(401, 'unauthorized')));
    onEnd.mockResolvedValueOnce(true);
    expect(await open().renew('old')).toBe(true);
  });
});
