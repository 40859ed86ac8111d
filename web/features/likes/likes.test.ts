import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallFailure, type GuideClient } from '../../shared/client/client.ts';
import { waitingLikes } from '../offline/outbox/entries.ts';
import { OutboxStore } from '../offline/outbox/OutboxStore.ts';
import { MemoryStorage } from '../offline/outbox/testing/MemoryStorage.ts';
import { likedQuery } from './likes.ts';
import { likeMutation } from './useLike.ts';

const setOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

const place = { id: 1, type: 'tour' } as const;

/** A visitor's like of a place, and its server. */
function visitorLike(server: { liked: boolean; failure?: CallFailure }) {
  const queries = new QueryClient();
  const storage = new MemoryStorage();
  const outbox = new OutboxStore(() => storage);
  const set = vi.fn(async (liked: boolean) => {
    await Promise.resolve();
    if (server.failure) throw server.failure;
    server.liked = liked;
    return { liked, likeCount: 1 };
  });
  const load = vi.fn(async (_: unknown) => ({ totalItems: server.liked ? 1 : 0 }));
  const call = (name: string, input: unknown) =>
    name === 'listLikedPlaces' ? load(input) : set(name === 'addLike');
  const client: GuideClient = { call: call as GuideClient['call'], document: async () => '' };
  const query = likedQuery(client, 'sol', place);
  const mutation = new MutationObserver(queries, likeMutation(queries, client, 'sol', place, outbox));
  // Without a subscriber an observer does not follow its mutation.
  mutation.subscribe(() => undefined);
  return {
    storage,
    waiting: () => waitingLikes(outbox.read(), 'sol').map(({ placeId, liked }) => [placeId, liked]),
    set,
    load,
    refresh: () => queries.fetchQuery({ ...query, staleTime: 0 }),
    /** What the button shows, as useLike returns it. */
    isLiked: () => {
      const { isPending, variables } = mutation.getCurrentResult();
      return isPending ? variables : (queries.getQueryData(query.queryKey) ?? false);
    },
    hasFailed: () => mutation.getCurrentResult().isError,
    press(): Promise<void> {
      return mutation.mutate(!this.isLiked()).catch(() => undefined);
    },
  };
}

describe('SPEC 4: the optimistic like', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('SPEC 7: requests the liked state with the category of the place', async () => {
    const like = visitorLike({ liked: true });
    await like.refresh();
    expect(like.load).toHaveBeenCalledWith({ params: {}, query: { placeId: '1', type: 'tour', size: '1' } });
  });

  it('shows the new state before the server responds, and keeps it', async () => {
    const server = { liked: false };
    const like = visitorLike(server);
    await like.refresh();
    const done = like.press();
    expect(like.isLiked()).toBe(true);
    await done;
    expect([like.isLiked(), like.hasFailed(), server.liked]).toEqual([true, false, true]);
  });

  it('reverts the state when the request fails, and shows the failure', async () => {
    const like = visitorLike({ liked: true, failure: new CallFailure(500, 'internal') });
    await like.refresh();
    const done = like.press();
    expect(like.isLiked()).toBe(false);
    await done;
    expect([like.isLiked(), like.hasFailed(), like.waiting()]).toEqual([true, true, []]);
  });

  it.each([
    new CallFailure(0, 'unreachable'),
    new CallFailure(0, 'timedOut'),
    new CallFailure(502, 'internal'),
    new CallFailure(503, 'unavailable'),
    new CallFailure(504, 'internal'),
  ])('reverts the state after %s while the browser is online, and queues nothing', async (failure) => {
    setOnline(true);
    const like = visitorLike({ liked: false, failure });
    await like.refresh();
    await like.press();
    expect([like.isLiked(), like.hasFailed(), like.waiting()]).toEqual([false, true, []]);
  });

  it('queues the press of a browser without network, and later presses with it', async () => {
    setOnline(false);
    const like = visitorLike({ liked: false, failure: new CallFailure(0, 'unreachable') });
    await like.refresh();
    await like.press();
    expect([like.hasFailed(), like.waiting()]).toEqual([false, [[1, true]]]);
    const tried = like.set.mock.calls.length;
    await like.press();
    expect([like.waiting().length, like.set.mock.calls.length]).toEqual([1, tried]);
  });

  it('reports a press without network that storage does not take', async () => {
    setOnline(false);
    const like = visitorLike({ liked: false, failure: new CallFailure(0, 'unreachable') });
    await like.refresh();
    like.storage.isFull = true;
    await like.press();
    expect([like.isLiked(), like.hasFailed()]).toEqual([false, true]);
  });

  it('ignores the response to a request from before the press', async () => {
    const server = { liked: false };
    const like = visitorLike(server);
    let respond: (found: { totalItems: number }) => void = () => undefined;
    like.load.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
    const refreshed = like.refresh().catch(() => undefined);
    await like.press();
    respond({ totalItems: 0 });
    await refreshed;
    expect([like.isLiked(), server.liked]).toEqual([true, true]);
  });

  it('ignores the response to a request from during the press', async () => {
    const server = { liked: false };
    const like = visitorLike(server);
    await like.refresh();
    let resolveLoad: (found: { totalItems: number }) => void = () => undefined;
    like.load.mockImplementationOnce(() => new Promise((resolve) => (resolveLoad = resolve)));
    const pressed = like.press();
    const refreshed = like.refresh().catch(() => undefined);
    await pressed;
    resolveLoad({ totalItems: 0 });
    await refreshed;
    expect([like.isLiked(), server.liked]).toEqual([true, true]);
  });

  it('ends quick presses in the state of the last one, with no more requests than needed', async () => {
    const server = { liked: false };
    const like = visitorLike(server);
    await like.refresh();
    await Promise.all([like.press(), like.press(), like.press()]);
    expect([like.isLiked(), server.liked, like.set.mock.calls.length]).toEqual([true, true, 1]);
  });

  it('reaches the displayed state when pressed before the real one is known', async () => {
    const server = { liked: true };
    const like = visitorLike(server);
    await like.press();
    expect([like.isLiked(), server.liked, like.load.mock.calls.length]).toEqual([true, true, 0]);
  });

  it('reaches the requested state when the place was liked elsewhere meanwhile', async () => {
    const server = { liked: false };
    const like = visitorLike(server);
    await like.refresh();
    server.liked = true;
    await like.press();
    expect([like.isLiked(), server.liked]).toEqual([true, true]);
  });

  it('follows the server when requested again', async () => {
    const server = { liked: false };
    const like = visitorLike(server);
    await like.refresh();
    server.liked = true;
    await like.refresh();
    expect(like.isLiked()).toBe(true);
  });
});
