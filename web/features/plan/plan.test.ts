import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SavedPlan } from '../../../contract/tripPlan.ts';
import { emptiedPlan, emptyPlan, isUnsaved, type Plan, planAfterNavigation, resumedPlan } from './plan.ts';
import { emptyDraft } from './trip/draft.ts';

const now = new Date('2026-11-21T16:00:00Z');
const place = (id: number) => ({ id, title: `p${id}`, lat: 37.8, lng: 128.9 });
const planWith = (...ids: number[]): Plan => ({ ...emptyPlan, places: ids.map(place) });
const stopIds = ({ places }: Plan) => places.map(({ id }) => id);

const saved: SavedPlan = {
  visitSpotSet: [7, 3].map((id, index) => ({
    id,
    name: `saved ${id}`,
    type: 'tour',
    lat: 37.7,
    lng: 128.8,
    thumbnailUrl: '',
    memo: '',
    orderIndex: 2 - index,
    stayMinutes: id === 3 ? 45 : null,
    isListed: id !== 7,
  })),
  updatedAt: '2026-11-20T00:00:00.000Z',
  tripDate: '2026-12-01',
  startTime: '10:00',
  numberOfPeople: 2,
  departure: null,
};

describe('SPEC 4: a resumed plan', () => {
  it('has the saved places in their order first, then those of this device, once each', () => {
    expect(resumedPlan(planWith(7, 9), saved, now).places).toEqual([
      { id: 3, title: 'saved 3', lat: 37.7, lng: 128.8 },
      { id: 7, title: 'saved 7', lat: 37.7, lng: 128.8, isListed: false },
      place(9),
    ]);
  });

  it("replaces this tab's inputs, and keeps what was taken over", () => {
    const draft = { ...emptyDraft, time: '17:00', saveOnReturn: 'leave', takenFrom: ['k'] } as const;
    expect(resumedPlan({ places: [], draft }, saved, now).draft).toMatchObject({
      date: '2026-12-01',
      time: '10:00',
      people: 2,
      stays: { 3: 45 },
      baseUpdatedAt: saved.updatedAt,
      saveOnReturn: null,
      takenFrom: ['k'],
    });
  });

  it('is unsaved only once it differs from the saved one', () => {
    expect(isUnsaved(resumedPlan(planWith(), saved, now))).toBe(false);
    expect(isUnsaved(resumedPlan(planWith(3), saved, now))).toBe(false);
    expect(isUnsaved(resumedPlan(planWith(9), saved, now))).toBe(true);
    const { places, draft } = resumedPlan(planWith(), saved, now);
    expect(isUnsaved({ places, draft: { ...draft, stays: { 3: 50 } } })).toBe(true);
    // The length of a place that is not in the plan.
    expect(isUnsaved({ places, draft: { ...draft, stays: { 3: 45, 9: 50 } } })).toBe(false);
  });

  it('DESIGN 3: has no date once it has passed in Seoul, and marks that it has passed', () => {
    // 16:00 UTC on the 21st is the 22nd in Seoul.
    const passed = resumedPlan(planWith(), { ...saved, tripDate: '2026-11-21' }, now);
    expect(passed.draft).toMatchObject({ date: null, datePassed: true });
    expect(isUnsaved(passed)).toBe(true);
    const today = resumedPlan(planWith(), { ...saved, tripDate: '2026-11-22' }, now);
    expect(today.draft).toMatchObject({ date: '2026-11-22', datePassed: false });
    const undated = resumedPlan(planWith(), { ...saved, tripDate: null }, now);
    expect(undated.draft).toMatchObject({ date: null, datePassed: false });
  });
});

describe('SPEC 2: the state of a navigation', () => {
  const arrived = (plan: Plan, state: unknown, key = 'k') => planAfterNavigation(plan, { state, key });

  it('brings places before those of this device, once each', () => {
    expect(stopIds(arrived(planWith(1, 2), { visitedPlaces: [place(3), place(1)] }))).toEqual([3, 1, 2]);
  });

  it('SPEC 4: clears the places with clearVisited', () => {
    expect(stopIds(arrived(planWith(1, 2), { clearVisited: true }))).toEqual([]);
    expect(stopIds(arrived(planWith(1, 2), { clearVisited: 'yes' }))).toEqual([1, 2]);
  });

  it.each([{ visitedPlaces: [place(3)] }, { clearVisited: true }])(
    'is taken over once, so that a reload keeps what this device has: %j',
    (state) => {
      const taken = arrived(planWith(1), state);
      const later = { ...taken, places: [place(9)] };
      expect(arrived(later, state)).toBe(later);
      expect(arrived(emptiedPlan(taken), state).places).toEqual([]);
      expect(arrived(later, state, 'another')).not.toBe(later);
    },
  );

  it.each([[null], [undefined], ['text'], [{}], [{ visitedPlaces: [] }], [{ visitedPlaces: 7 }]])(
    'changes nothing without places: %j',
    (state) => {
      const plan = planWith(1);
      expect(arrived(plan, state)).toBe(plan);
    },
  );

  it('is treated as untrusted', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        arrived(emptyPlan, json);
        arrived(emptyPlan, { visitedPlaces: json });
        arrived(emptyPlan, { visitedPlaces: [json] });
      }),
    );
  });
});
