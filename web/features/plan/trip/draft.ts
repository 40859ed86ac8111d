import { stationId } from '../../../../domain/tour/departurePlaces.ts';
import {
  isDate,
  isPastDate,
  isStay,
  isTooFarDate,
  maxPeople,
  startTimes,
} from '../../../../domain/tour/planRules.ts';
import { isRecord } from '../../../shared/isRecord.ts';

export type Stays = Readonly<Record<string, number>>;

/**
 * The inputs besides the places, and what is known of the plan's origin. They belong to the tab: two tabs may plan two
 * days, each has its own history of navigations, and each knows which saved plan it resumed. A new tab starts with the
 * inputs that were changed last (planStore.ts).
 */
export interface TripDraft {
  /** yyyy-mm-dd */
  date: string | null;
  /** HH:MM */
  time: string | null;
  people: number | null;
  /** The id of a departure, which may not be offered any more; null: the first one that is offered. */
  departure: string | null;
  /** Minutes of the visits whose length was chosen here, by the place's id; the others last as long as usual. */
  stays: Stays;
  /** updatedAt of the saved plan that was resumed. */
  baseUpdatedAt: string | null;
  /** Signature of what was last saved or resumed (see planSignature); null if nothing was. */
  savedSignature: string | null;
  /**
   * The navigations whose places were already taken over: a reload or Back delivers their state again, by then
   * outdated.
   */
  takenFrom: readonly string[];
  /** The saved date had passed and was cleared. */
  datePassed: boolean;
  /** A save that a login interrupted, with its follow-up; it runs when the visitor returns logged in. */
  saveOnReturn: NavigationAfterSave | null;
}

/**
 * What follows a save. From the dialog: the home page, with nothing chosen (docs/product/plans.md#leaving-and-saving);
 * from the plan's own button, nothing.
 */
export type NavigationAfterSave = 'leave' | 'stay';

export const emptyDraft: TripDraft = {
  date: null,
  time: null,
  people: null,
  departure: null,
  stays: {},
  baseUpdatedAt: null,
  savedSignature: null,
  takenFrom: [],
  datePassed: false,
  saveOnReturn: null,
};

export function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The date if it is valid, has not passed in Seoul and is at most a year ahead. */
export function usableDate(value: unknown, now: Date): string | null {
  const isUsable =
    typeof value === 'string' && isDate(value) && !isPastDate(value, now) && !isTooFarDate(value, now);
  return isUsable ? value : null;
}

export function parseStartTime(value: unknown): string | null {
  return startTimes.find((time) => time === value) ?? null;
}

export function parsePeople(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxPeople
    ? value
    : null;
}

export function usableStays(value: unknown): Stays {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => isStay(entry[1])),
  );
}

/** The lengths that were chosen for the visits of a saved or shared plan. */
export function chosenStays(stops: readonly { id: number; stayMinutes: number | null }[]): Stays {
  return usableStays(Object.fromEntries(stops.map(({ id, stayMinutes }) => [id, stayMinutes])));
}

/** Parses a stored draft: untrusted, invalid parts are dropped. */
export function parseDraft(text: string | null, now: Date): TripDraft {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return emptyDraft;
  }
  if (!isRecord(stored)) return emptyDraft;
  const date = usableDate(stored.date, now);
  return {
    date,
    time: parseStartTime(stored.time),
    people: parsePeople(stored.people),
    departure: textIn(stored.departure),
    stays: usableStays(stored.stays),
    baseUpdatedAt: textIn(stored.baseUpdatedAt),
    savedSignature: textIn(stored.savedSignature),
    takenFrom: Array.isArray(stored.takenFrom)
      ? stored.takenFrom.filter((key) => typeof key === 'string')
      : [],
    datePassed: date === null && (stored.datePassed === true || textIn(stored.date) !== null),
    saveOnReturn:
      stored.saveOnReturn === 'leave' || stored.saveOnReturn === 'stay' ? stored.saveOnReturn : null,
  };
}

/** Signature of a plan: the places in their order with their chosen lengths, and the inputs. */
export function planSignature(
  ids: readonly number[],
  {
    date,
    time,
    people,
    departure,
    stays = {},
  }: Pick<TripDraft, 'date' | 'time' | 'people'> & Partial<TripDraft>,
): string {
  const chosen = ids.flatMap((id) => (stays[id] ? [[id, stays[id]]] : []));
  return JSON.stringify([
    ids,
    date,
    time,
    people,
    ...(chosen.length > 0 ? [chosen] : []),
    ...(departure && departure !== stationId ? [departure] : []),
  ]);
}
