import { isPastDate, seoulDateOf } from '../../../contract/planRules.ts';
import type { SavedPlan } from '../../../contract/tripPlan.ts';
import type { VisitedPlace } from './visitedPlaces.ts';

/** What the trip plan screen is told by the navigation to it (SPEC 2, DESIGN 3). */
export interface ResumedPlan {
  visitedPlaces: VisitedPlace[];
  savedPlan: Pick<SavedPlan, 'tripDate' | 'startTime' | 'numberOfPeople' | 'updatedAt'>;
  /** The saved date has passed in Seoul: it is cleared, and the screen says so. */
  dateHasPassed: boolean;
  /** Nothing of this device was added, so that there is nothing to save yet. */
  isAsSaved: boolean;
}

/** SPEC 4: the date of the saved plan in a button's name, as MM.DD in Asia/Seoul. */
export function planDateLabel(updatedAt: string): string {
  return seoulDateOf(new Date(updatedAt)).slice('yyyy-'.length).replace('-', '.');
}

/** The places of a saved plan in their order. Those that have left the guide stay, marked as such. */
export function savedPlaces({ visitSpotSet }: Pick<SavedPlan, 'visitSpotSet'>): VisitedPlace[] {
  return visitSpotSet
    .toSorted((a, b) => a.orderIndex - b.orderIndex)
    .map(({ id, name, lat, lng, isListed }): VisitedPlace => {
      const place = { id, title: name, lat, lng };
      return isListed ? place : { ...place, isListed: false };
    });
}

/** SPEC 4: saved and local places without duplicates; the saved come first, and know better what a place is now. */
export function mergedPlaces(saved: readonly VisitedPlace[], local: readonly VisitedPlace[]): VisitedPlace[] {
  const known = new Set(saved.map(({ id }) => id));
  return [...saved, ...local.filter(({ id }) => !known.has(id))];
}

/** The saved plan taken up again on this device, where `local` is chosen already. */
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
