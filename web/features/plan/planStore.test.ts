import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maxStops } from '../../../domain/tour/planRules.ts';
import { emptiedPlan } from './plan.ts';
import { PlanStore } from './planStore.ts';
import { emptyDraft } from './trip/draft.ts';

const place = (id: number) => ({ id, title: `p${id}`, lat: 37.8, lng: 128.9 });

class FakeStorage {
  readonly texts = new Map<string, string>();
  isFull = false;
  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.texts.set(key, text);
  }
}

let local: FakeStorage;
let session: FakeStorage;
let events: EventTarget;
let store: PlanStore;

/** What another tab stores, and the event by which this one learns of it. */
function storeInOtherTab(places: readonly object[]): void {
  local.texts.set('visitedPlaces', JSON.stringify(places));
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'visitedPlaces' }));
}

beforeEach(() => {
  local = new FakeStorage();
  session = new FakeStorage();
  events = new EventTarget();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  store = new PlanStore();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('SPEC 3: the plan on the device', () => {
  it('stores the places for all tabs and the inputs for this one, under the keys that visitors have', () => {
    expect(store.changePlaces(() => [place(1)])).toBe(true);
    expect(store.changeDraft({ people: 2 })).toBe(true);
    expect(JSON.parse(local.getItem('visitedPlaces') ?? '')).toEqual([place(1)]);
    expect(JSON.parse(session.getItem('tripDraft') ?? '')).toMatchObject({ people: 2 });
    expect(new PlanStore().read()).toMatchObject({ places: [place(1)], draft: { people: 2 } });
  });

  it('adds a place once at the end, and removes it', () => {
    store.changePlaces(() => [place(1), place(2)]);
    expect(store.addPlace(place(3))).toBeNull();
    expect(store.addPlace(place(1))).toBeNull();
    expect(store.read().places.map(({ id }) => id)).toEqual([1, 2, 3]);
    store.removePlace(2);
    expect(store.read().places.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('refuses a place in a full plan, and reports one that storage does not take', () => {
    store.changePlaces(() => Array.from({ length: maxStops }, (_, index) => place(index + 1)));
    expect(store.addPlace(place(99))).toBe('full');
    expect(store.read().places).toHaveLength(maxStops);
    store.changePlaces(() => []);
    local.isFull = true;
    expect(store.addPlace(place(99))).toBe('notKept');
    expect(store.read().places).toEqual([place(99)]);
  });

  it('is the same object until it changes', () => {
    store.changePlaces(() => [place(1)]);
    const before = store.read();
    expect(store.read()).toBe(before);
    store.changeDraft({ people: 2 });
    expect(store.read()).not.toBe(before);
  });

  it('starts each change from what another tab has stored in the meantime', () => {
    store.changePlaces(() => [place(1)]);
    local.texts.set('visitedPlaces', JSON.stringify([place(1), place(2)]));
    store.changePlaces((places) => [...places, place(3)]);
    expect(store.read().places.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('calls back on changes here and in another tab, until unsubscribed', () => {
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    store.changeDraft({ people: 1 });
    expect(listener).toHaveBeenCalledTimes(1);
    storeInOtherTab([place(5)]);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.read().places).toEqual([place(5)]);
    store.change((plan) => plan);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    store.changeDraft({ people: 2 });
    storeInOtherTab([]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('DESIGN 3: clears the date of a page that stays open past it', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T14:00:00Z') });
    store.changeDraft({ date: '2026-11-21' });
    expect(store.read().draft).toMatchObject({ date: '2026-11-21', datePassed: false });
    // Midnight in Seoul is 15:00 UTC.
    vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
    expect(store.read().draft).toMatchObject({ date: null, datePassed: true });
  });
});

describe('the inputs after the browser was restarted', () => {
  const inputs = { date: '2026-12-24', time: '10:00', people: 2 };

  /** A tab that has no session storage yet. */
  function openNewTab(): PlanStore {
    session = new FakeStorage();
    vi.stubGlobal('sessionStorage', session);
    return new PlanStore();
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T14:00:00Z') });
  });

  it('are those that were changed last, without the rest of the draft', () => {
    store.changeDraft({ ...inputs, baseUpdatedAt: 'b', savedSignature: 's', takenFrom: ['k'] });
    expect(openNewTab().read().draft).toEqual({ ...emptyDraft, ...inputs });
  });

  it('DESIGN 3: lose a date that has passed in Seoul, which the plan reports until another is chosen', () => {
    store.changeDraft(inputs);
    vi.setSystemTime(new Date('2026-12-24T15:00:00Z'));
    const later = openNewTab();
    expect(later.read().draft).toMatchObject({ ...inputs, date: null, datePassed: true });
    later.changeDraft({ people: 3 });
    expect(openNewTab().read().draft).toMatchObject({ people: 3, date: null, datePassed: true });
  });

  it('are empty once the plan was emptied', () => {
    store.changeDraft(inputs);
    store.change(emptiedPlan);
    expect(openNewTab().read().draft).toEqual(emptyDraft);
  });

  it('leave those of a tab that is open as they are', () => {
    const firstTab = session;
    store.changeDraft(inputs);
    openNewTab().changeDraft({ date: '2026-12-31' });
    vi.stubGlobal('sessionStorage', firstTab);
    // Saving changes no input.
    store.changeDraft({ savedSignature: 's' });
    expect(store.read().draft).toMatchObject(inputs);
    expect(openNewTab().read().draft).toMatchObject({ ...inputs, date: '2026-12-31' });
  });
});

describe('SPEC 3: a plan that the device does not store', () => {
  it('reports full storage, keeps the change as long as the page, and stores the next one that fits', () => {
    local.isFull = true;
    expect(store.changePlaces(() => [place(1)])).toBe(false);
    expect(store.changeDraft({ people: 2 })).toBe(true);
    expect(store.read()).toMatchObject({ places: [place(1)], draft: { people: 2 }, isNotKept: true });
    local.isFull = false;
    expect(store.changePlaces((places) => [...places, place(2)])).toBe(true);
    expect(store.read().isNotKept).toBe(false);
    expect(JSON.parse(local.getItem('visitedPlaces') ?? '')).toEqual([place(1), place(2)]);
  });

  it('works in memory where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked });
    expect(store.read()).toMatchObject({ places: [], isNotKept: false });
    expect(store.changePlaces(() => [place(1)])).toBe(false);
    expect(store.changeDraft({ people: 2 })).toBe(false);
    expect(store.read()).toMatchObject({ places: [place(1)], draft: { people: 2 }, isNotKept: true });
  });

  it('gives way to what another tab could store', () => {
    store.subscribe(() => undefined);
    local.isFull = true;
    store.changePlaces(() => [place(1)]);
    storeInOtherTab([place(2)]);
    expect(store.read()).toMatchObject({ places: [place(2)], isNotKept: false });
  });
});
