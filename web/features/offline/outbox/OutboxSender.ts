import { CallFailure, type GuideClient } from '../../../shared/client/client.ts';
import { isTemporary, maxServerFaults } from '../../../shared/client/retryRule.ts';
import { chosenStays, planSignature } from '../../plan/trip/draft.ts';
import { saveTrip } from '../../plan/trip/saveTrip.ts';
import { type LikeEntry, nextEntry, type OutboxEntry, type PlanEntry } from './entries.ts';
import type { OutboxStore } from './OutboxStore.ts';
import { setLike } from './setLike.ts';

export interface SenderNeeds {
  store: OutboxStore;
  client: GuideClient;
  /** The account that the client's requests are currently sent for. */
  nickname: () => string | null;
  /** Runs one at a time across all tabs. */
  alone: <T>(run: () => Promise<T>) => Promise<T>;
  /** Awaited before the entry is removed, so that screens have loaded the server's state by then. */
  onSent: (entry: OutboxEntry) => Promise<unknown>;
  /** The server has refused the entry permanently, or has failed at it too often; it is removed. */
  onRemoved: (entry: OutboxEntry, because: 'refused' | 'failed') => void;
  onConflict: () => void;
}

/** The state after a pass: nothing more can be sent now, or the server was not reached. */
export type Pass = { isDone: true } | { isDone: false; retryAfter: number | undefined };

const done: Pass = { isDone: true };

/**
 * Sends the entries of the logged-in account, in order. The response to a request may be lost: a like may be sent again,
 * and before a plan the saved one is requested, so that a plan that has arrived is not sent again.
 */
export class OutboxSender {
  readonly #needs: SenderNeeds;

  constructor(needs: SenderNeeds) {
    this.#needs = needs;
  }

  send(): Promise<Pass> {
    return this.#needs.alone(async () => {
      for (;;) {
        const { store, nickname } = this.#needs;
        const by = nickname();
        const entry = by === null ? undefined : nextEntry(store.read(), by);
        if (!entry) return done;
        const pass = await this.#sendEntry(entry);
        if (pass) return pass;
      }
    });
  }

  /** Sends one entry. Returns null to continue with the next one. */
  async #sendEntry(entry: OutboxEntry): Promise<Pass | null> {
    const { store, onRemoved, onConflict } = this.#needs;
    try {
      await (entry.kind === 'like' ? this.#sendLike(entry) : this.#sendPlan(entry));
      return null;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      const { status, retryAfter, code, updatedAt } = error;
      if (isTemporary(status)) return { isDone: false, retryAfter };
      const isFault = status >= 500;
      if (isFault && entry.faults + 1 < maxServerFaults) {
        store.countFault(entry);
        return { isDone: false, retryAfter };
      }
      // The entry waits for the next login.
      if (status === 401) return done;
      if (!store.has(entry)) return null;
      if (entry.kind === 'plan' && code === 'otherPlan' && updatedAt) {
        store.markConflict(entry, updatedAt);
        onConflict();
        return null;
      }
      store.remove(entry);
      onRemoved(entry, isFault ? 'failed' : 'refused');
      return null;
    }
  }

  /** After a login of another account or a logout, in any tab, nothing of the entry may be sent or written. */
  #isCurrent(entry: OutboxEntry): boolean {
    return this.#needs.nickname() === entry.by && this.#needs.store.has(entry);
  }

  async #sendLike(entry: LikeEntry): Promise<void> {
    const { client, onSent, store } = this.#needs;
    await setLike(client, entry.placeId, entry.liked);
    await onSent(entry);
    store.remove(entry);
  }

  async #sendPlan(entry: PlanEntry): Promise<void> {
    const { client, onSent, store } = this.#needs;
    const saved = await client.call('getTripPlan', { params: {}, query: { locale: 'KO' } });
    if (!this.#isCurrent(entry)) return;
    const ids = saved.visitSpotSet.toSorted((a, b) => a.orderIndex - b.orderIndex).map(({ id }) => id);
    const { tripDate: date, startTime: time, numberOfPeople: people, departure } = saved;
    const stays = chosenStays(saved.visitSpotSet);
    const isThere =
      planSignature(ids, { date, time, people, departure, stays }) === planSignature(entry.ids, entry);
    const { updatedAt } = isThere ? saved : await saveTrip(client, entry.ids, entry);
    if (!this.#isCurrent(entry)) return;
    await onSent(entry);
    store.planSent(entry, updatedAt);
  }
}
