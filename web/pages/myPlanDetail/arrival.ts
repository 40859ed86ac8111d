import {
  emptyDraft,
  isRecord,
  signatureOf,
  type TripDraft,
  usableDate,
  usablePeople,
  usableTime,
} from '../../features/plan/trip/draft.ts';
import { parseVisitedPlaces, type VisitedPlace } from '../../features/plan/visitedPlaces.ts';

interface Arrival {
  places: VisitedPlace[];
  draft: TripDraft;
}

/**
 * Parses the state of a navigation to the screen (SPEC 2: state `visitedPlaces`), or null. Its places come first; those
 * chosen on this device that it does not name follow. It may also contain `savedPlan`, the saved plan that is resumed:
 * {tripDate, startTime, numberOfPeople, updatedAt}, whose date may have been cleared (`dateHasPassed`), and whether
 * nothing was added to it (`isAsSaved`; see ../savedPlan.ts).
 */
export function arrivalOf(
  state: unknown,
  key: string,
  here: readonly VisitedPlace[],
  draft: TripDraft,
  now: Date,
): Arrival | null {
  if (!isRecord(state) || draft.takenFrom.includes(key)) return null;
  // Goes through text, so that one parser decides what a valid place is.
  const brought = parseVisitedPlaces(JSON.stringify(state.visitedPlaces ?? null));
  if (brought.length === 0) return null;
  const takenFrom = [...draft.takenFrom, key];
  const names = new Set(brought.map(({ id }) => id));
  const places = [...brought, ...here.filter(({ id }) => !names.has(id))];
  const { savedPlan } = state;
  if (!isRecord(savedPlan)) return { places, draft: { ...draft, takenFrom } };
  const date = usableDate(savedPlan.tripDate, now);
  const resumed = {
    ...emptyDraft,
    date,
    time: usableTime(savedPlan.startTime),
    people: usablePeople(savedPlan.numberOfPeople),
    baseUpdatedAt: typeof savedPlan.updatedAt === 'string' ? savedPlan.updatedAt : null,
    takenFrom,
    datePassed: date === null && (state.dateHasPassed === true || typeof savedPlan.tripDate === 'string'),
  };
  // With further places of this device, the plan differs from the saved one.
  const isAsSaved =
    (here.length === 0 || state.isAsSaved === true) &&
    places.length === brought.length &&
    !resumed.datePassed;
  const savedSignature = isAsSaved
    ? signatureOf(
        places.map(({ id }) => id),
        resumed,
      )
    : null;
  return { places, draft: { ...resumed, savedSignature } };
}
