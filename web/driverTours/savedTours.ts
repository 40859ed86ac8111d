import type { DriverTours } from '../../contract/desk/driverTours.ts';
import { toSeoulDate } from '../../domain/calendar/seoulTime.ts';
import { isRecord } from '../shared/isRecord.ts';
import type { TextStorage } from './textStorage.ts';

/** The last response of a link. */
export interface SavedTours {
  readonly tours: DriverTours;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

const key = 'solbada-driver-tours';

// A response of an earlier release may have another shape.
const isSaved = (value: unknown): value is SavedTours =>
  isRecord(value) &&
  typeof value.receivedAt === 'number' &&
  isRecord(value.tours) &&
  Array.isArray(value.tours.tours);

/** The last responses on this device, by the codes of their links. A tour is stored until the end of its day. */
export function savedToursIn(storage: TextStorage, now: () => Date) {
  const withoutPast = ({ tours, receivedAt }: SavedTours): SavedTours => {
    const today = toSeoulDate(now());
    return {
      tours: { ...tours, tours: tours.tours.filter(({ tripDate }) => tripDate >= today) },
      receivedAt,
    };
  };
  const readAll = (): Record<string, SavedTours> => {
    const stored = storage.readJson(key);
    if (!isRecord(stored)) return {};
    const today = toSeoulDate(now());
    const entries = Object.entries(stored).flatMap(([code, saved]) => {
      if (!isSaved(saved)) return [];
      const current = withoutPast(saved);
      return current.tours.tours.length > 0 || current.tours.today >= today ? [[code, current] as const] : [];
    });
    return Object.fromEntries(entries);
  };
  return {
    /** Deletes the tours of past days, with their visitors' names. */
    removePast: () => storage.writeJson(key, readAll()),
    read: (code: string): SavedTours | null => readAll()[code] ?? null,
    /** Null deletes. */
    write(code: string, saved: SavedTours | null) {
      const { [code]: _, ...others } = readAll();
      storage.writeJson(key, saved ? { ...others, [code]: withoutPast(saved) } : others);
    },
  };
}
