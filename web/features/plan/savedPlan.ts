import { isPastDate, seoulDateOf } from '../../../contract/planRules.ts';
import type { SavedPlan } from '../../../contract/tripPlan.ts';
import type { VisitedPlace } from './visitedPlaces.ts';

/** Navigation state for the trip plan screen (SPEC 2, DESIGN 3). */
export interface ResumedPlan {
  visitedPlaces: VisitedPlace[];
  savedPlan: Pick<SavedPlan, 'tripDate' | 'startTime' | 'numberOfPeople' | 'updatedAt'>;
  /** The saved date has passed in Seoul: it was cleared, and the screen says so. */
  dateHasPassed: boolean;
  /** No local places were added, so there is nothing to save yet. */
  isAsSaved: boolean;
}

/** SPEC 4: the date of the saved plan for a button's label, as MM.DD in Asia/Seoul. */
export function planDateLabel(updatedAt: string): string {
  return seoulDateOf(new Date(updatedAt)).slice('yyyy-'.length).replace('-', '.');
}

/** The places of a saved plan in their order. Places that have left the guide stay, marked as such. */
export function savedPlaces({ visitSpotSet }: Pick<SavedPlan, 'visitSpotSet'>): VisitedPlace[] {
  return visitSpotSet
    .toSorted((a, b) => a.orderIndex - b.orderIndex)
    .map(({ id, name, lat, lng, isListed }): VisitedPlace => {
      const place = { id, title: name, lat, lng };
      return isListed ? place : { ...place, isListed: false };
    });
}

/**
 * SPEC 4: merges saved and local places without duplicates; saved ones come first and win, since their data is current.
 */
export function mergedPlaces(saved: readonly VisitedPlace[], local: readonly VisitedPlace[]): VisitedPlace[] {
  const known = new Set(saved.map(({ id }) => id));
  return [...saved, ...local.filter(({ id }) => !known.has(id))];
}

/** The saved plan resumed on this device, with the places in `local` already chosen. */
export function resumedPlan(plan: SavedPlan, local: readonly VisitedPlace[], now: Date): ResumedPlan {
  const { tripDate, startTime, numberOfPeople, updatedAt } = plan;
  const saved = savedPlaces(plan);
  const visitedPlaces = mergedPlaces(saved, local);
  const dateHasPassed = tripDate !== null && isPastDate(tripDate, now);
  return {
    visitedPlaces,
    savedPlan: { tripDate: dateHasPassed ? null : tripDate, startTime, numberOfPeople, updatedAt },
    dateHasPassed,
    isAsSaved: visitedPlaces.length === saved.length,
  };
}
