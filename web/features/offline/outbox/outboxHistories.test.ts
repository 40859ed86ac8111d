import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../shared/client/client.ts';
import { deleteOutbox } from '../../../shared/client/outboxKeys.ts';
import { emptyDraft, planSignature, type TripDraft } from '../../plan/trip/draft.ts';
import { type LikeEntry, type OutboxEntry, waitingLikes, waitingPlans } from './entries.ts';
import { OutboxSender } from './OutboxSender.ts';
import { OutboxStore } from './OutboxStore.ts';
import { MemoryStorage } from './testing/MemoryStorage.ts';
import { type Effect, ModelServer, modelClient } from './testing/ModelServer.ts';

const people = ['sol', 'bada'] as const;
const inputs = { date: null, time: null, people: null, departure: null, stays: {} };

type Fault = 'none' | 'before' | 'after' | 'busy' | 'expired';
const faults = fc.infiniteStream(
  fc.constantFrom<Fault>('none', 'none', 'none', 'before', 'after', 'busy', 'expired'),
);

const tab = fc.nat({ max: 1 });
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('press' as const), place: fc.nat(2), liked: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('save' as const), tab }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('send' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('logOut' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('logIn' as const), as: fc.constantFrom(...people) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('switch' as const), as: fc.constantFrom(...people) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('elsewhere' as const), of: fc.constantFrom(...people) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('likeElsewhere' as const), place: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('resume' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('decide' as const), keepsMine: fc.boolean() }) },
);
type Step = typeof step extends fc.Arbitrary<infer D> ? D : never;

class TabClosed extends Error {}

/** A browser with two tabs, whose requests may be lost; it records what was added, deleted and decided. */
class Browser {
  readonly server = new ModelServer();
  readonly storage = new MemoryStorage();
  readonly store = new OutboxStore(() => this.storage);
  readonly added: OutboxEntry[] = [];
  readonly deleted = new Set<string>();
  /** Plans of other devices that the visitor has seen: resumed, or decided to replace. */
  readonly seen = new Set<string>();
  /** Plan contents that the visitor confirmed, each of which may be saved once more. */
  readonly confirmed: string[] = [];
  readonly wrong: string[] = [];
  conflicts = 0;
  /** Places that another device has liked or unliked, by account. */
  readonly likedElsewhere = new Set<string>();
  nickname: string | null = 'sol';
  #tabs = [this.#openTab(), this.#openTab()];
  #saves = 0;
  #lock: Promise<unknown> = Promise.resolve();
  readonly #step: <T>(value: T) => Promise<T>;
  readonly #fault: () => Fault;

  constructor(step: <T>(value: T) => Promise<T>, fault: () => Fault) {
    this.#step = step;
    this.#fault = fault;
  }

  #openTab() {
    const state = { isClosed: false, draft: emptyDraft as TripDraft };
    const client = modelClient(this.server, async (act) => {
      // The cookies are read when the request is made, not when it arrives.
      const by = this.nickname;
      const fault = this.#fault();
      await this.#step(null);
      if (state.isClosed) throw new TabClosed();
      if (by === null || fault === 'expired') throw new CallFailure(401, 'unauthorized');
      if (fault === 'before') throw new CallFailure(0, 'unreachable');
      if (fault === 'busy') throw new CallFailure(503, 'unavailable');
      const effects = this.server.effects.length;
      const response = act(by);
      for (const effect of this.server.effects.slice(effects)) this.#checkEffect(effect);
      await this.#step(null);
      if (state.isClosed) throw new TabClosed();
      if (fault === 'after') throw new CallFailure(0, 'timedOut');
      return response;
    });
    const sender = new OutboxSender({
      store: this.store,
      client,
      nickname: () => this.nickname,
      alone: (run) => {
        const result = this.#lock.then(run);
        this.#lock = result.catch(() => undefined);
        return result;
      },
      onSent: async (entry) => {
        if (entry.kind === 'like' && !this.#isLikeAsRequested(entry)) this.wrong.push('a like was not sent');
      },
      onRemoved: () => this.wrong.push('an entry was refused'),
      onConflict: () => {
        this.conflicts += 1;
      },
    });
    return Object.assign(state, { sender });
  }

  /** Every effect on the server must be what an entry of that account asks for. */
  #checkEffect(effect: Effect): void {
    const isAsked = this.added.some((entry) => entry.by === effect.by && isEntryFor(entry, effect));
    if (!isAsked) this.wrong.push(`nobody asked for ${JSON.stringify(effect)}`);
    if (effect.kind === 'plan' && effect.replaced?.isElsewhere && !this.seen.has(effect.replaced.updatedAt))
      this.wrong.push(`${effect.ids} replaced a plan that the visitor had not seen`);
  }

  #isLikeAsRequested({ by, placeId, liked }: LikeEntry): boolean {
    const isTouched = this.likedElsewhere.has(`${by} ${placeId}`);
    return isTouched || this.server.account(by).likes.has(placeId) === liked;
  }

  #add(entry: Parameters<OutboxStore['add']>[0]): void {
    this.store.add(entry);
    this.added.push(...this.store.read().filter(({ id }) => !this.added.some((known) => known.id === id)));
  }

  async act(step: Step): Promise<void> {
    const { nickname: by, store, server } = this;
    if (step.do === 'send') void this.#tabs[step.tab]?.sender.send().catch(this.#ignoreClosed);
    if (step.do === 'expire') this.nickname = null;
    if (step.do === 'elsewhere') server.savePlan(step.of, [900 + this.#saves++], true);
    if (step.do === 'close') {
      const closed = this.#tabs[step.tab];
      if (closed) closed.isClosed = true;
      this.#tabs[step.tab] = this.#openTab();
    }
    if (step.do === 'switch' || (step.do === 'logIn' && by === null)) this.nickname = step.as;
    if (by === null) return;
    if (step.do === 'press') this.#add({ kind: 'like', by, placeId: step.place + 1, liked: step.liked });
    if (step.do === 'likeElsewhere') {
      const { likes } = server.account(by);
      this.likedElsewhere.add(`${by} ${step.place + 1}`);
      if (!likes.delete(step.place + 1)) likes.add(step.place + 1);
    }
    if (step.do === 'logOut') {
      for (const { id, by: owner } of this.added) if (owner === by) this.deleted.add(id);
      vi.stubGlobal('localStorage', this.storage);
      deleteOutbox(by);
      this.nickname = null;
    }
    const savedTab = this.#tabs[step.do === 'save' || step.do === 'resume' ? step.tab : 0];
    if (step.do === 'resume' && savedTab) {
      const { plan } = server.account(by);
      if (!plan) return;
      this.seen.add(plan.updatedAt);
      const savedSignature = planSignature(plan.ids, inputs);
      savedTab.draft = { ...emptyDraft, savedSignature, baseUpdatedAt: plan.updatedAt };
    }
    if (step.do === 'save' && savedTab) {
      const ids = [100 + this.#saves++];
      const signature = planSignature(ids, inputs);
      const { savedSignature } = savedTab.draft;
      const follows =
        waitingPlans(store.read(), by).findLast((plan) => plan.signature === savedSignature)?.id ?? null;
      const baseUpdatedAt = store.baseVersion(by, savedTab.draft);
      this.#add({
        kind: 'plan',
        by,
        ids,
        ...inputs,
        signature,
        baseUpdatedAt,
        follows,
        otherUpdatedAt: null,
      });
      savedTab.draft = { ...savedTab.draft, savedSignature: signature };
    }
    if (step.do === 'decide') this.decide(by, step.keepsMine);
  }

  decide(by: string, keepsMine: boolean): boolean {
    const asked = waitingPlans(this.store.read(), by).find(({ otherUpdatedAt }) => otherUpdatedAt !== null);
    if (!asked) return false;
    if (keepsMine) {
      if (asked.otherUpdatedAt) this.seen.add(asked.otherUpdatedAt);
      this.confirmed.push(asked.signature);
      this.store.keepMine(asked);
      return true;
    }
    const before = this.store.read();
    this.store.takeOther(asked);
    for (const { id } of before) if (!this.store.read().some((left) => left.id === id)) this.deleted.add(id);
    return true;
  }

  readonly #ignoreClosed = (error: unknown) => {
    if (!(error instanceof TabClosed)) throw error;
  };

  /** Sends until nothing waits, with the network back and each person logged in again. */
  async drain(): Promise<void> {
    for (const by of people) {
      this.nickname = by;
      let isDone = false;
      for (let passes = 0; !isDone && passes < 50; passes += 1) {
        const sending = this.#tabs[0]?.sender.send();
        isDone = (await sending)?.isDone === true && !this.decide(by, true);
      }
      if (!isDone) this.wrong.push(`${by} still waits`);
    }
    if (this.store.read().length > 0) this.wrong.push('entries are left');
  }
}

function isEntryFor(entry: OutboxEntry, effect: Effect): boolean {
  if (entry.kind === 'like')
    return effect.kind === 'like' && entry.placeId === effect.placeId && entry.liked === effect.liked;
  return effect.kind === 'plan' && entry.ids.join() === effect.ids.join();
}

/** The result that every history must have once everything is sent. */
function expectOnceAndInOrder({ added, deleted, confirmed, likedElsewhere, server, wrong }: Browser): void {
  expect(wrong).toEqual([]);
  for (const by of people) {
    for (const placeId of [1, 2, 3]) {
      if (likedElsewhere.has(`${by} ${placeId}`)) continue;
      const presses = waitingLikes(added, by).filter((like) => like.placeId === placeId);
      const changes = server.effects.filter(
        (effect) => effect.kind === 'like' && effect.by === by && effect.placeId === placeId,
      );
      expect(changes.length).toBeLessThanOrEqual(presses.length);
      const last = presses.at(-1);
      if (last && !deleted.has(last.id)) expect(server.account(by).likes.has(placeId)).toBe(last.liked);
    }
  }
  const saved = server.effects.flatMap((effect) => (effect.kind === 'plan' ? [effect] : []));
  for (const plan of added.flatMap((entry) => (entry.kind === 'plan' ? [entry] : []))) {
    const times = saved.filter((effect) => isEntryFor(plan, effect)).length;
    const max = 1 + confirmed.filter((signature) => signature === plan.signature).length;
    expect(times).toBeLessThanOrEqual(max);
    if (!deleted.has(plan.id)) expect(times).toBeGreaterThanOrEqual(1);
  }
  // Contents are numbered in the order of the saves.
  for (const by of people) {
    const order = saved.flatMap((effect) => (effect.by === by ? [effect.ids[0] ?? 0] : []));
    const first = [...new Set(order)];
    expect(first).toEqual(first.toSorted((a, b) => a - b));
  }
}

describe('SPEC 6: the outbox', () => {
  it('sends each like and plan once, in order, for its account only, and overwrites no other plan', async () => {
    const seen = { likes: 0, plans: 0, conflicts: 0, deleted: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step, { minLength: 5, maxLength: 40 }),
        faults,
        async (s, steps, stream) => {
          let isCalm = false;
          const browser = new Browser(
            (value) => (isCalm ? Promise.resolve(value) : s.schedule(Promise.resolve(value))),
            () => (isCalm ? 'none' : stream.next().value),
          );
          const { task } = s.scheduleSequence(
            steps.map((one) => ({ label: one.do, builder: () => browser.act(one) })),
          );
          void task;
          await s.waitIdle();
          isCalm = true;
          await browser.drain();
          expectOnceAndInOrder(browser);
          for (const { kind } of browser.server.effects) seen[`${kind}s`] += 1;
          seen.conflicts += browser.conflicts;
          seen.deleted += browser.deleted.size;
        },
      ),
      { numRuns: 1000 },
    );
    // The generated histories actually include the cases to be tested.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(200);
  });
});
