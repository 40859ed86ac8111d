import { isDate } from '../../../../domain/tour/planRules.ts';
import { isRecord } from '../../../shared/isRecord.ts';
import { parsePeople, parseStartTime, type TripDraft, usableStays } from '../../plan/trip/draft.ts';

interface Waiting {
  readonly id: string;
  /** The nickname of the account that it is sent for, and for no other. */
  readonly by: string;
  /** When it was added (ms); orders the entries. */
  readonly at: number;
  /** How often the server has failed on this entry. */
  readonly faults: number;
}

/** The requested state of a like: what a press on the heart showed. */
export interface LikeEntry extends Waiting {
  readonly kind: 'like';
  readonly placeId: number;
  readonly liked: boolean;
}

/** A plan to save. */
export interface PlanEntry
  extends Waiting,
    Pick<TripDraft, 'date' | 'time' | 'people' | 'departure' | 'stays' | 'baseUpdatedAt'> {
  readonly kind: 'plan';
  /** Places in their order. */
  readonly ids: readonly number[];
  /** Signature of the plan on the device (savedPlanSignature), which includes places that have left the guide. */
  readonly signature: string;
  /** The entry whose plan this one was made from: once that is sent, it gives this one its `baseUpdatedAt`. */
  readonly follows: string | null;
  /** In a conflict, the time at which the other plan was saved, which this one replaces only after confirmation. */
  readonly otherUpdatedAt: string | null;
}

export type OutboxEntry = LikeEntry | PlanEntry;
type Added = 'id' | 'at' | 'faults';
export type NewEntry = Omit<LikeEntry, Added> | Omit<PlanEntry, Added>;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Parses a stored entry: untrusted; null for anything else. */
export function parseEntry(text: string | null): OutboxEntry | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (!isRecord(stored)) return null;
  const { id, by, at, kind, placeId, liked, ids, signature } = stored;
  const faults = typeof stored.faults === 'number' ? stored.faults : 0;
  if (typeof id !== 'string' || typeof by !== 'string' || typeof at !== 'number') return null;
  if (kind === 'like' && isId(placeId) && typeof liked === 'boolean')
    return { id, by, at, faults, kind, placeId, liked };
  if (kind !== 'plan' || !Array.isArray(ids) || !ids.every(isId) || typeof signature !== 'string')
    return null;
  return {
    id,
    by,
    at,
    faults,
    kind,
    ids,
    signature,
    // Kept even if the date has passed since: the server then rejects the plan, and the visitor is told.
    date: typeof stored.date === 'string' && isDate(stored.date) ? stored.date : null,
    time: parseStartTime(stored.time),
    people: parsePeople(stored.people),
    departure: textOrNull(stored.departure),
    stays: usableStays(stored.stays),
    baseUpdatedAt: textOrNull(stored.baseUpdatedAt),
    follows: textOrNull(stored.follows),
    otherUpdatedAt: textOrNull(stored.otherUpdatedAt),
  };
}

/** The entries of an account that are plans. */
export function waitingPlans(entries: readonly OutboxEntry[], by: string | null): PlanEntry[] {
  return entries.filter((entry): entry is PlanEntry => entry.kind === 'plan' && entry.by === by);
}

/** The like of a place that waits for the network. */
export function waitingLike(
  entries: readonly OutboxEntry[],
  by: string | null,
  placeId: number,
): LikeEntry | undefined {
  return waitingLikes(entries, by).find((entry) => entry.placeId === placeId);
}

/** The entries of an account that are likes. */
export function waitingLikes(entries: readonly OutboxEntry[], by: string | null): LikeEntry[] {
  return entries.filter((entry): entry is LikeEntry => entry.kind === 'like' && entry.by === by);
}

/**
 * The entry of an account to send next. Plans wait behind one in conflict, since they may have been made from it; likes
 * do not.
 */
export function nextEntry(entries: readonly OutboxEntry[], by: string): OutboxEntry | undefined {
  const isBlocked = waitingPlans(entries, by).some(({ otherUpdatedAt }) => otherUpdatedAt !== null);
  return entries.find((entry) => entry.by === by && !(isBlocked && entry.kind === 'plan'));
}
