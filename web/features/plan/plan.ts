import type { SavedPlan } from '../../../contract/tripPlan.ts';
import { isRecord } from '../../shared/isRecord.ts';
import {
  chosenStays,
  emptyDraft,
  parsePeople,
  parseStartTime,
  planSignature,
  type TripDraft,
  textIn,
  usableDate,
} from './trip/draft.ts';
import { mergedPlaces, type PlannedStop, parsePlannedStops } from './visitedPlaces.ts';

/** The plan on this device. The functions below return it changed; planStore.ts stores it. */
export interface Plan {
  /** In their order. */
  readonly places: readonly PlannedStop[];
  readonly draft: TripDraft;
}

export const emptyPlan: Plan = { places: [], draft: emptyDraft };

/** Signature of the plan with all its places, also those that have left the guide. */
export function savedPlanSignature({ places, draft }: Plan): string {
  const ids = places.map(({ id }) => id);
  return planSignature(ids, draft);
}

/** Whether there is something to save that was neither saved nor resumed as it is. */
export function isUnsaved(plan: Plan): boolean {
  return plan.places.length > 0 && savedPlanSignature(plan) !== plan.draft.savedSignature;
}

/**
 * Nothing is chosen after a save (docs/product/plans.md#leaving-and-saving). Navigations that were taken over stay
 * taken.
 */
export function emptiedPlan({ draft: { takenFrom } }: Plan): Plan {
  return { places: [], draft: { ...emptyDraft, takenFrom } };
}

/** The places of a saved plan in their order. Places that have left the guide stay, marked as such. */
function savedPlaces({ visitSpotSet }: Pick<SavedPlan, 'visitSpotSet'>): PlannedStop[] {
  return visitSpotSet
    .toSorted((a, b) => a.orderIndex - b.orderIndex)
    .map(({ id, name, lat, lng, isListed }): PlannedStop => {
      const place = { id, title: name, lat, lng };
      return isListed ? place : { ...place, isListed: false };
    });
}

/**
 * The user's saved plan resumed on this device (docs/product/plans.md#my-plan). Its places come before those chosen
 * here, since their data is current; its inputs replace this tab's, and a date that has passed is cleared
 * (docs/product/plans.md#saving-through-the-api).
 */
export function resumedPlan({ places: chosen, draft }: Plan, saved: SavedPlan, now: Date): Plan {
  const places = mergedPlaces(savedPlaces(saved), chosen);
  const date = usableDate(saved.tripDate, now);
  const datePassed = date === null && saved.tripDate !== null;
  const resumed = {
    ...emptyDraft,
    date,
    time: parseStartTime(saved.startTime),
    people: parsePeople(saved.numberOfPeople),
    departure: textIn(saved.departure),
    stays: chosenStays(saved.visitSpotSet),
    baseUpdatedAt: saved.updatedAt,
    takenFrom: draft.takenFrom,
    datePassed,
  };
  // With further places of this device, or without its date, the plan differs from the saved one.
  const isAsSaved = places.length === saved.visitSpotSet.length && !datePassed;
  const savedSignature = isAsSaved ? savedPlanSignature({ places, draft: resumed }) : null;
  return { places, draft: { ...resumed, savedSignature } };
}

/**
 * The plan after a navigation, whose state may bring `visitedPlaces` or ask to `clearVisited`
 * (docs/product/plans.md#the-trip-plan, docs/product/plans.md#leaving-and-saving). The places brought come first; those
 * chosen here follow. Each navigation counts once: a reload or Back delivers its state again.
 */
export function planAfterNavigation(
  plan: Plan,
  { state, key }: { readonly state: unknown; readonly key: string },
): Plan {
  const { places, draft } = plan;
  if (!isRecord(state) || draft.takenFrom.includes(key)) return plan;
  // Goes through text, so that one parser decides what a valid place is.
  const brought = parsePlannedStops(JSON.stringify(state.visitedPlaces ?? null));
  const isCleared = state.clearVisited === true;
  if (brought.length === 0 && !isCleared) return plan;
  return {
    places: mergedPlaces(brought, isCleared ? [] : places),
    draft: { ...draft, takenFrom: [...draft.takenFrom, key] },
  };
}
