import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../shared/client/client.ts';
import { deleteOutbox } from '../../../shared/client/outboxKeys.ts';
import { maxServerFaults } from '../../../shared/client/retryRule.ts';
import { emptyDraft, planSignature } from '../../plan/trip/draft.ts';
import { type PlanEntry, parseEntry, waitingPlans } from './entries.ts';
import { OutboxSender, type Pass } from './OutboxSender.ts';
import { OutboxStore } from './OutboxStore.ts';
import { SendingLoop } from './SendingLoop.ts';
import { MemoryStorage } from './testing/MemoryStorage.ts';
import { ModelServer, modelClient } from './testing/ModelServer.ts';

const inputs = { date: null, time: null, people: null, departure: null, stays: {} };

/** A device of sol's, with a server that can fail. */
function device() {
  const storage = new MemoryStorage();
  const store = new OutboxStore(() => storage);
  const server = new ModelServer();
  const state: { nickname: string | null; failure: CallFailure | null } = { nickname: 'sol', failure: null };
  const removed: unknown[] = [];
  const onConflict = vi.fn();
  const requests = vi.fn();
  const client = modelClient(server, async (act) => {
    requests();
    if (state.failure) throw state.failure;
    return act(state.nickname ?? '');
  });
  const sender = new OutboxSender({
    store,
    client,
    nickname: () => state.nickname,
    alone: (run) => run(),
    onSent: async () => undefined,
    onRemoved: ({ kind }, because) => void removed.push([kind, because]),
    onConflict,
  });
  const like = (placeId: number, liked = true, by = 'sol') => store.add({ kind: 'like', by, placeId, liked });
  const save = (ids: readonly number[], from: Partial<Pick<PlanEntry, 'follows' | 'baseUpdatedAt'>> = {}) => {
    const signature = planSignature(ids, inputs);
    const origin = { baseUpdatedAt: null, follows: null, ...from };
    store.add({ kind: 'plan', by: 'sol', ids, ...inputs, signature, ...origin, otherUpdatedAt: null });
    const added = waitingPlans(store.read(), 'sol').at(-1);
    if (!added) throw new Error('the plan was not added');
    return added;
  };
  return { storage, store, server, state, sender, removed, onConflict, requests, like, save };
}

describe('SPEC 6: entries of the outbox', () => {
  it('reads back what it has written, in order', () => {
    const { storage, store, like, save } = device();
    like(3);
    save([1, 2]);
    like(4, false);
    expect(new OutboxStore(() => storage).read()).toEqual(store.read());
    expect(store.read().map((entry) => (entry.kind === 'like' ? entry.placeId : entry.ids))).toEqual([
      3,
      [1, 2],
      4,
    ]);
  });

  it.each([
    null,
    '',
    '{',
    '[]',
    '{"kind":"like"}',
    '{"id":"1","by":"sol","at":1,"kind":"like","placeId":0,"liked":true}',
  ])('ignores the stored text %j', (text) => expect(parseEntry(text)).toBeNull());

  it('drops parts of a stored plan that cannot be sent', () => {
    const plan = { id: '1', by: 'sol', at: 1, faults: 0, kind: 'plan', ids: [1], signature: 's' };
    const wrong = { date: '2026-02-30', time: '09:15', people: 9, follows: 1 };
    expect(parseEntry(JSON.stringify({ ...plan, ...wrong }))).toEqual({
      ...plan,
      ...inputs,
      baseUpdatedAt: null,
      follows: null,
      otherUpdatedAt: null,
    });
  });

  it('keeps one like for each place, as last pressed', () => {
    const { store, like } = device();
    like(1);
    like(2);
    like(1, false);
    expect(store.read()).toMatchObject([{ placeId: 2 }, { placeId: 1, liked: false }]);
  });

  it('reports storage that takes nothing, or is blocked', () => {
    const { storage, store, like } = device();
    storage.isFull = true;
    expect(like(1)).toBe(false);
    expect(store.read()).toEqual([]);
    const blocked = new OutboxStore(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(blocked.read()).toEqual([]);
    expect(blocked.add({ kind: 'like', by: 'sol', placeId: 1, liked: true })).toBe(false);
  });

  it('moves with a new nickname', async () => {
    const { store, state, sender, server, like } = device();
    like(1);
    like(2, true, 'bada');
    store.rename('sol', 'sora');
    expect(store.read().map(({ by }) => by)).toEqual(['sora', 'bada']);
    state.nickname = 'sora';
    await sender.send();
    expect(server.effects).toMatchObject([{ by: 'sora', placeId: 1 }]);
  });

  it('are deleted at the logout of their account, and no others', () => {
    const { storage, store, like, save } = device();
    vi.stubGlobal('localStorage', storage);
    save([1]);
    like(1);
    like(2, true, 'bada');
    deleteOutbox('sol');
    expect(store.read()).toMatchObject([{ by: 'bada' }]);
    vi.unstubAllGlobals();
  });
});

describe('SPEC 6: sending', () => {
  it('sends nothing that the server has already', async () => {
    const { server, sender, store, like, save } = device();
    server.account('sol').likes.add(1);
    server.savePlan('sol', [1, 2], true);
    like(1);
    save([1, 2]);
    expect(await sender.send()).toEqual({ isDone: true });
    expect([server.effects, store.read()]).toEqual([[], []]);
  });

  it('sends plans that were made from each other without a conflict, and later saves know the last', async () => {
    const { server, sender, store, onConflict, save } = device();
    const first = save([1]);
    const second = save([1, 2], { follows: first.id });
    save([1, 2, 3], { follows: second.id });
    await sender.send();
    expect(onConflict).not.toHaveBeenCalled();
    expect(server.effects.map((effect) => effect.kind === 'plan' && effect.ids)).toEqual([
      [1],
      [1, 2],
      [1, 2, 3],
    ]);
    const savedSignature = planSignature([1, 2, 3], inputs);
    const { updatedAt } = server.readPlan('sol');
    expect(store.baseVersion('sol', { ...emptyDraft, savedSignature })).toBe(updatedAt);
    expect(store.baseVersion('sol', { ...emptyDraft, savedSignature: 'other' })).toBeNull();
    expect(store.baseVersion('bada', { ...emptyDraft, savedSignature })).toBeNull();
    const later = '2026-12-31T00:00:00.000Z';
    expect(store.baseVersion('sol', { ...emptyDraft, savedSignature, baseUpdatedAt: later })).toBe(later);
  });

  it('waits with a plan that would replace another one, and sends likes meanwhile', async () => {
    const { server, sender, store, onConflict, like, save } = device();
    const other = server.savePlan('sol', [9], true);
    const first = save([1]);
    const second = save([1, 2], { follows: first.id });
    like(5);
    expect(await sender.send()).toEqual({ isDone: true });
    expect(onConflict).toHaveBeenCalledTimes(1);
    expect(waitingPlans(store.read(), 'sol').map(({ otherUpdatedAt }) => otherUpdatedAt)).toEqual([
      other.updatedAt,
      null,
    ]);
    expect(server.effects).toMatchObject([{ kind: 'like', placeId: 5 }]);
    const [asked = second] = waitingPlans(store.read(), 'sol');
    store.keepMine(asked);
    await sender.send();
    expect(server.readPlan('sol').visitSpotSet.map(({ id }) => id)).toEqual([1, 2]);
    expect(store.read()).toEqual([]);
  });

  it('drops the waiting plan with those made from it when the other one is taken', async () => {
    const { server, sender, store, save } = device();
    server.savePlan('sol', [9], true);
    const first = save([1]);
    const second = save([1, 2], { follows: first.id });
    save([1, 2, 3], { follows: second.id });
    await sender.send();
    const [asked = first] = waitingPlans(store.read(), 'sol');
    store.takeOther(asked);
    expect(store.read()).toEqual([]);
    expect(server.readPlan('sol').visitSpotSet.map(({ id }) => id)).toEqual([9]);
  });

  it.each([0, 429, 502, 503, 504])(
    'keeps the entry after any number of failures with status %i',
    async (status) => {
      const { state, sender, store, removed, like } = device();
      like(1);
      state.failure = new CallFailure(status, status === 0 ? 'unreachable' : 'internal', { retryAfter: 7 });
      for (let passes = 0; passes < 2 * maxServerFaults; passes += 1)
        expect(await sender.send()).toEqual({ isDone: false, retryAfter: 7 });
      expect([store.read().length, removed]).toEqual([1, []]);
    },
  );

  it('removes an entry that the server fails at each time, reports it, and sends the next one', async () => {
    const { storage, state, sender, store, server, removed, like } = device();
    like(1);
    like(2);
    state.failure = new CallFailure(500, 'internal');
    for (let faults = 1; faults < maxServerFaults; faults += 1) {
      expect((await sender.send()).isDone).toBe(false);
      // The count outlives the page.
      expect(new OutboxStore(() => storage).read()).toMatchObject([
        { placeId: 1, faults },
        { placeId: 2, faults: 0 },
      ]);
    }
    expect((await sender.send()).isDone).toBe(false);
    expect([removed, store.read().map(({ faults }) => faults)]).toEqual([[['like', 'failed']], [1]]);
    state.failure = null;
    expect(await sender.send()).toEqual({ isDone: true });
    expect(server.effects).toMatchObject([{ placeId: 2 }]);
  });

  it('waits for the login after a 401, and sends nothing for another account or a guest', async () => {
    const { state, sender, store, server, requests, like } = device();
    like(1);
    state.failure = new CallFailure(401, 'unauthorized');
    expect(await sender.send()).toEqual({ isDone: true });
    state.failure = null;
    for (const nickname of [null, 'bada']) {
      state.nickname = nickname;
      await sender.send();
    }
    expect([store.read().length, requests.mock.calls.length, server.effects]).toEqual([1, 1, []]);
    state.nickname = 'sol';
    await sender.send();
    expect(server.effects).toHaveLength(1);
  });

  it.each([
    [404, 'notFound'],
    [400, 'invalidRequest'],
  ] as const)(
    'drops an entry that the server refuses with %i, reports it, and goes on',
    async (status, code) => {
      const { state, sender, store, removed, like, save } = device();
      like(1);
      save([1]);
      state.failure = new CallFailure(status, code);
      expect(await sender.send()).toEqual({ isDone: true });
      expect(removed).toEqual([
        ['like', 'refused'],
        ['plan', 'refused'],
      ]);
      expect(store.read()).toEqual([]);
    },
  );
});

describe('SPEC 6: repeated sending', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('tries again after growing pauses, and at once when the server has responded to another request', async () => {
    const pass = vi.fn(async (): Promise<Pass> => ({ isDone: false, retryAfter: undefined }));
    const loop = new SendingLoop(pass);
    await loop.send();
    await vi.advanceTimersByTimeAsync(1500);
    expect(pass).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2999);
    expect(pass).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(pass).toHaveBeenCalledTimes(3);
    loop.retryNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(pass).toHaveBeenCalledTimes(4);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(pass.mock.calls.length).toBeGreaterThan(60);
    pass.mockResolvedValue({ isDone: true });
    await vi.advanceTimersByTimeAsync(60_000);
    const calls = pass.mock.calls.length;
    loop.retryNow();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(pass).toHaveBeenCalledTimes(calls);
  });

  it('goes on after a pass that has thrown', async () => {
    const pass = vi.fn(async (): Promise<Pass> => ({ isDone: true }));
    pass.mockRejectedValueOnce(new Error('a bug'));
    const loop = new SendingLoop(pass);
    await expect(loop.send()).rejects.toThrow('a bug');
    await loop.send();
    expect(pass).toHaveBeenCalledTimes(2);
  });

  it('waits as long as the server asks for', async () => {
    const pass = vi.fn(async (): Promise<Pass> => ({ isDone: false, retryAfter: 30 }));
    await new SendingLoop(pass).send();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(pass).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(pass).toHaveBeenCalledTimes(2);
  });

  it('runs one pass at a time, and one more for all calls in between', async () => {
    let end: (pass: Pass) => void = () => undefined;
    const pass = vi.fn(() => new Promise<Pass>((resolve) => (end = resolve)));
    const loop = new SendingLoop(pass);
    const first = loop.send();
    await vi.advanceTimersByTimeAsync(0);
    const calls = [loop.send(), loop.send(), loop.send()];
    end({ isDone: true });
    await first;
    await vi.advanceTimersByTimeAsync(0);
    end({ isDone: true });
    await Promise.all(calls);
    expect(pass).toHaveBeenCalledTimes(2);
  });
});
