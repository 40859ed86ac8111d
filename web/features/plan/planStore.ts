import { useSyncExternalStore } from 'react';
import { seoulDateOf } from '../../../contract/planRules.ts';
import type { Plan } from './plan.ts';
import { parseDraft, type TripDraft } from './trip/draft.ts';
import { parseVisitedPlaces } from './visitedPlaces.ts';

interface StoredPlan extends Plan {
  /** Storage is full or blocked: a part of the plan lasts only as long as the page. */
  readonly isNotKept: boolean;
}

interface Snapshot {
  /** What it was parsed from. */
  readonly placesText: string | null;
  readonly draftText: string | null;
  /** The day in Seoul on which the date was checked. */
  readonly day: string;
  readonly plan: StoredPlan;
}

/** SPEC 3: the chosen places, shared by all tabs. */
const placesKey = 'visitedPlaces';
/** The inputs, of this tab. */
const draftKey = 'tripDraft';

const storageOf = {
  [placesKey]: () => localStorage,
  [draftKey]: () => sessionStorage,
};
type Key = keyof typeof storageOf;

/**
 * The one reader and writer of the plan on this device. Storage holds the truth, and is read each time: another tab may
 * have changed the places.
 */
export class PlanStore {
  private readonly listeners = new Set<() => void>();
  /** The texts that storage did not take. */
  private readonly notKept = new Map<Key, string>();
  private snapshot: Snapshot | null = null;

  /** The plan; the same object until something changes, as React requires it. */
  readonly read = (): StoredPlan => {
    const now = new Date();
    const [placesText, draftText, day] = [this.textOf(placesKey), this.textOf(draftKey), seoulDateOf(now)];
    const isNotKept = this.notKept.size > 0;
    const before = this.snapshot;
    const places = before?.placesText === placesText ? before.plan.places : parseVisitedPlaces(placesText);
    const draft =
      before?.draftText === draftText && before.day === day ? before.plan.draft : parseDraft(draftText, now);
    const isSame =
      before?.plan.places === places && before.plan.draft === draft && before.plan.isNotKept === isNotKept;
    const plan = isSame ? before.plan : { places, draft, isNotKept };
    this.snapshot = { placesText, draftText, day, plan };
    return plan;
  };

  /** Calls back when the plan changes, in this tab or another. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent) => {
      // Newer than what this page could not store.
      if (key === placesKey) this.notKept.delete(placesKey);
      listener();
    };
    this.listeners.add(listener);
    addEventListener('storage', onStorage);
    return () => {
      this.listeners.delete(listener);
      removeEventListener('storage', onStorage);
    };
  };

  /** Changes the plan as it is stored now. False if storage is full or blocked. */
  change(changed: (plan: Plan) => Plan): boolean {
    const before = this.read();
    const after = changed(before);
    if (after === before) return true;
    const arePlacesKept = after.places === before.places || this.write(placesKey, after.places);
    const isDraftKept = after.draft === before.draft || this.write(draftKey, after.draft);
    for (const listener of this.listeners) listener();
    return arePlacesKept && isDraftKept;
  }

  /** Replaces the chosen places. */
  changePlaces(change: (places: Plan['places']) => Plan['places']): boolean {
    return this.change((plan) => ({ ...plan, places: change(plan.places) }));
  }

  changeDraft(part: Partial<TripDraft>): boolean {
    return this.change((plan) => ({ ...plan, draft: { ...plan.draft, ...part } }));
  }

  private textOf(key: Key): string | null {
    const text = this.notKept.get(key);
    if (text !== undefined) return text;
    try {
      return storageOf[key]().getItem(key);
    } catch {
      // Browsers may block storage altogether.
      return null;
    }
  }

  private write(key: Key, value: unknown): boolean {
    const text = JSON.stringify(value);
    try {
      storageOf[key]().setItem(key, text);
      this.notKept.delete(key);
      return true;
    } catch {
      this.notKept.set(key, text);
      return false;
    }
  }
}

export const planStore = new PlanStore();

/** The plan on this device; null until hydration, since the server does not know it. */
export function usePlan(): StoredPlan | null {
  return useSyncExternalStore<StoredPlan | null>(planStore.subscribe, planStore.read, () => null);
}
