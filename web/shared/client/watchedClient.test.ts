import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailure, type GuideClient } from './client.ts';
import { connection } from './connection.ts';
import { createWatchedClient } from './watchedClient.ts';

const nothing = { params: {}, query: {} };
const fails = (error: unknown): GuideClient => ({
  call: () => Promise.reject(error),
  document: () => Promise.reject(error),
});
/** Calls once, and returns whether the server counts as reachable afterwards. */
async function reachableAfter(error: unknown): Promise<boolean> {
  await expect(createWatchedClient(fails(error)).call('getMe', nothing)).rejects.toBe(error);
  return connection.isReachable();
}

describe('what calls tell about the connection', () => {
  const fetched = vi.fn<() => Promise<Response>>();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
  });
  afterEach(() => {
    connection.note(true);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is lost with the network, a timeout, and a server that is not ready', async () => {
    for (const [status, code] of [
      [0, 'unreachable'],
      [0, 'timedOut'],
      [503, 'unavailable'],
    ] as const) {
      connection.note(true);
      expect(await reachableAfter(new CallFailure(status, code)), code).toBe(false);
    }
  });

  it('is there with any other response, and unchanged by a call that was given up', async () => {
    for (const [status, code] of [
      [404, 'notFound'],
      [429, 'tooManyRequests'],
      [500, 'internal'],
    ] as const)
      expect(await reachableAfter(new CallFailure(status, code)), code).toBe(true);
    expect(await reachableAfter(new DOMException('', 'AbortError'))).toBe(true);
    connection.note(false);
    expect(await reachableAfter(new DOMException('', 'AbortError'))).toBe(false);
    expect(await reachableAfter(new CallFailure(401, 'unauthorized'))).toBe(true);
  });

  it('is probed while it is lost, after growing pauses, until the server responds', async () => {
    fetched.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue(new Response('ok'));
    connection.note(false);
    await vi.advanceTimersByTimeAsync(1500);
    expect([fetched.mock.calls.length, connection.isReachable()]).toEqual([1, false]);
    await vi.advanceTimersByTimeAsync(3000);
    expect([fetched.mock.calls.length, connection.isReachable()]).toEqual([2, true]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
