import { outboxKeys, outboxPrefix, sentPlanKey } from '../../../shared/client/outboxKeys.ts';
import { isRecord } from '../../../shared/isRecord.ts';
import { Listeners } from '../../../shared/Store.ts';
import type { TripDraft } from '../../plan/trip/draft.ts';
import {
  type NewEntry,
  type OutboxEntry,
  type PlanEntry,
  parseEntry,
  waitingLike,
  waitingPlans,
} from './entries.ts';

const entryKey = ({ by, id }: OutboxEntry) => `${outboxPrefix(by)}${id}`;

/**
 * Likes and plans that wait for the network. Each entry has its own key in local storage: browsers do not lock it
 * between tabs, and a list under one key would lose what another tab adds at the same moment.
 */
export class OutboxStore {
  readonly #storage: () => Storage;
  readonly #listeners = new Listeners();
  #snapshot: { readonly source: string; readonly entries: readonly OutboxEntry[] } | null = null;

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  /** All entries in their order, of all accounts: the same array until one changes, as React requires it. */
  readonly read = (): readonly OutboxEntry[] => {
    const texts = this.#texts();
    const source = texts.join('\n');
    if (this.#snapshot?.source !== source) {
      const entries = texts.flatMap((text) => parseEntry(text) ?? []);
      this.#snapshot = { source, entries: entries.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)) };
    }
    return this.#snapshot.entries;
  };

  /** Calls back when an entry changes, in this tab or another. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith('outbox')) listener();
    };
    const unsubscribe = this.#listeners.subscribe(listener);
    addEventListener('storage', onStorage);
    return () => {
      unsubscribe();
      removeEventListener('storage', onStorage);
    };
  };

  /** Adds an entry at the end; a like replaces an earlier one of its place. Returns false if storage is full or blocked. */
  add(entry: NewEntry): boolean {
    const entries = this.read();
    const added = {
      ...entry,
      id: crypto.randomUUID(),
      // At the end even if the clock was set back.
      at: Math.max(Date.now(), (entries.at(-1)?.at ?? 0) + 1),
      faults: 0,
    };
    const former = entry.kind === 'like' && waitingLike(entries, entry.by, entry.placeId);
    if (!this.#write(entryKey(added), added)) return false;
    if (former) this.#storage().removeItem(entryKey(former));
    this.#listeners.notify();
    return true;
  }

  /** Whether the entry is still waiting, and was not sent, replaced or deleted by a logout in the meantime. */
  has(entry: OutboxEntry): boolean {
    return this.read().some(({ id }) => id === entry.id);
  }

  /** Counts a failure of the server at this entry. */
  countFault(entry: OutboxEntry): void {
    this.#change(entry, { faults: entry.faults + 1 });
  }

  remove(...entries: readonly OutboxEntry[]): void {
    for (const entry of entries) this.#storage().removeItem(entryKey(entry));
    this.#listeners.notify();
  }

  /** Removes a saved plan. Plans made from it are updated first: if the page is closed in between, this plan is sent again. */
  planSent(entry: PlanEntry, updatedAt: string | null): void {
    for (const next of waitingPlans(this.read(), entry.by))
      if (next.follows === entry.id) this.#change(next, { baseUpdatedAt: updatedAt });
    this.#write(sentPlanKey(entry.by), { signature: entry.signature, updatedAt });
    this.remove(entry);
  }

  /** The server has another saved plan, so this one waits for the visitor's decision. */
  markConflict(entry: PlanEntry, otherUpdatedAt: string): void {
    this.#change(entry, { otherUpdatedAt });
  }

  /** The visitor replaces the other plan. If yet another is saved in the meantime, the visitor is asked again. */
  keepMine(entry: PlanEntry): void {
    this.#change(entry, { baseUpdatedAt: entry.otherUpdatedAt, otherUpdatedAt: null });
  }

  /** The visitor keeps the other plan: deletes this one and all plans that were made from it. */
  takeOther(entry: PlanEntry): void {
    const dropped: PlanEntry[] = [entry];
    for (const next of waitingPlans(this.read(), entry.by))
      if (dropped.some(({ id }) => id === next.follows)) dropped.push(next);
    this.remove(...dropped);
  }

  /** Moves the entries of an account to its new nickname. */
  rename(from: string, to: string): void {
    for (const entry of this.read()) {
      if (entry.by !== from) continue;
      const renamed = { ...entry, by: to };
      if (this.#write(entryKey(renamed), renamed)) this.#storage().removeItem(entryKey(entry));
    }
    this.#listeners.notify();
  }

  /** The time at which the server saved the plan that a draft was saved as, or resumed from. */
  baseVersion(by: string | null, { savedSignature, baseUpdatedAt }: TripDraft): string | null {
    const sent = by === null ? null : this.#sentPlan(by);
    const isNewer =
      sent !== null && sent.signature === savedSignature && sent.updatedAt > (baseUpdatedAt ?? '');
    return isNewer ? sent.updatedAt : baseUpdatedAt;
  }

  #sentPlan(by: string): { signature: string; updatedAt: string } | null {
    try {
      const stored: unknown = JSON.parse(this.#storage().getItem(sentPlanKey(by)) ?? 'null');
      if (!isRecord(stored)) return null;
      const { signature, updatedAt } = stored;
      return typeof signature === 'string' && typeof updatedAt === 'string' ? { signature, updatedAt } : null;
    } catch {
      return null;
    }
  }

  #texts(): string[] {
    try {
      const storage = this.#storage();
      return outboxKeys(storage).flatMap((key) => storage.getItem(key) ?? []);
    } catch {
      // Browsers may block storage altogether.
      return [];
    }
  }

  /** Not if another tab has removed the entry in the meantime. */
  #change<Entry extends OutboxEntry>(entry: Entry, part: Partial<Entry>): void {
    if (!this.has(entry)) return;
    this.#write(entryKey(entry), { ...entry, ...part });
    this.#listeners.notify();
  }

  #write(key: string, value: object): boolean {
    try {
      this.#storage().setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }
}
