import { useSyncExternalStore } from 'react';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { tryStorage } from '../../shared/client/tryStorage.ts';
import { Listeners } from '../../shared/Store.ts';
import type { Plan } from './plan.ts';
import { parseDraft, type TripDraft } from './trip/draft.ts';
import { isPlanFull, mergedPlaces, type PlannedStop, parsePlannedStops } from './visitedPlaces.ts';

interface StoredPlan extends Plan {
  /** Storage is full or blocked: a part of the plan lasts only as long as the page. */
  readonly isNotKept: boolean;
}

/** Why a place was not added (the plan is full), or lasts only as long as the page (storage is full or blocked). */
export type Refusal = 'full' | 'notKept';

/**
 * By key: the chosen places (docs/product/screens.md#entities), which all tabs share, and the draft, which belongs to
 * the tab (TripDraft).
 */
const storages = { visitedPlaces: () => localStorage, tripDraft: () => sessionStorage };
type Key = keyof typeof storages;

/** The inputs that any tab changed last: a tab without a draft starts with them, also after the browser was restarted. */
const inputsKey = 'tripInputs';
const inputsText = ({ date, time, people, departure, stays, datePassed }: TripDraft) =>
  JSON.stringify({ date, time, people, departure, stays, datePassed });

/**
 * The one reader and writer of the plan on this device. Storage holds the truth, and is read each time: another tab may
 * have changed the places.
 */
export class PlanStore {
  readonly #listeners = new Listeners();
  /** Values that could not be stored. */
  readonly #notKept = new Map<Key, string>();
  #snapshot: { readonly source: string; readonly plan: StoredPlan } | null = null;

  /** The plan: the same object until it changes, as React requires it. Its date is checked again on each new day. */
  readonly read = (): StoredPlan => {
    const now = new Date();
    const places = this.#text('visitedPlaces');
    const draft = this.#text('tripDraft') ?? tryStorage(() => localStorage.getItem(inputsKey));
    const isNotKept = this.#notKept.size > 0;
    const source = [places, draft, isNotKept, toSeoulDate(now)].join('\n');
    if (this.#snapshot?.source !== source) {
      const plan = { places: parsePlannedStops(places), draft: parseDraft(draft, now), isNotKept };
      this.#snapshot = { source, plan };
    }
    return this.#snapshot.plan;
  };

  /** Calls back when the plan changes, in this tab or another. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent) => {
      // Another tab could store its places: they replace those that this page could not store.
      if (key === 'visitedPlaces') this.#notKept.delete(key);
      listener();
    };
    const unsubscribe = this.#listeners.subscribe(listener);
    addEventListener('storage', onStorage);
    return () => {
      unsubscribe();
      removeEventListener('storage', onStorage);
    };
  };

  /** Changes the plan as it is stored now. False if storage is full or blocked. */
  change(changed: (plan: Plan) => Plan): boolean {
    const before = this.read();
    const after = changed(before);
    if (after === before) return true;
    const arePlacesKept = after.places === before.places || this.#write('visitedPlaces', after.places);
    const isDraftKept = after.draft === before.draft || this.#write('tripDraft', after.draft);
    const inputs = inputsText(after.draft);
    if (inputs !== inputsText(before.draft)) tryStorage(() => localStorage.setItem(inputsKey, inputs));
    this.#listeners.notify();
    return arePlacesKept && isDraftKept;
  }

  changePlaces(changed: (places: Plan['places']) => Plan['places']): boolean {
    return this.change((plan) => ({ ...plan, places: changed(plan.places) }));
  }

  /** Adds a place at the end of the plan, unless it is full. */
  addPlace(place: PlannedStop): Refusal | null {
    if (isPlanFull(this.read().places)) return 'full';
    return this.changePlaces((places) => mergedPlaces(places, [place])) ? null : 'notKept';
  }

  removePlace(id: number): void {
    this.changePlaces((places) => places.filter((place) => place.id !== id));
  }

  changeDraft(part: Partial<TripDraft>): boolean {
    return this.change((plan) => ({ ...plan, draft: { ...plan.draft, ...part } }));
  }

  #text(key: Key): string | null {
    try {
      return this.#notKept.get(key) ?? storages[key]().getItem(key);
    } catch {
      // Browsers may block storage altogether.
      return null;
    }
  }

  #write(key: Key, value: unknown): boolean {
    const text = JSON.stringify(value);
    try {
      storages[key]().setItem(key, text);
      this.#notKept.delete(key);
      return true;
    } catch {
      this.#notKept.set(key, text);
      return false;
    }
  }
}

export const planStore = new PlanStore();

/** The plan on this device; null until hydration, since the server does not know it. */
export function usePlan(): StoredPlan | null {
  return useSyncExternalStore<StoredPlan | null>(planStore.subscribe, planStore.read, () => null);
}
