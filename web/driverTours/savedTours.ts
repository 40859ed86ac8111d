import type { DriverTours } from '../../contract/desk/driverTours.ts';
import { seoulDateOf } from '../../contract/seoulTime.ts';
import { isRecord } from '../shared/isRecord.ts';
import type { TextStorage } from './textStorage.ts';

/** The last response of a link. */
export interface SavedTours {
  readonly tours: DriverTours;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

const key = 'solbada-driver-tours';
const day = 24 * 60 * 60 * 1000;

// A response of an earlier release may have another shape.
const isSaved = (value: unknown): value is SavedTours =>
  isRecord(value) &&
  typeof value.receivedAt === 'number' &&
  isRecord(value.tours) &&
  Array.isArray(value.tours.tours);

/** Whether the last tour is older than yesterday: then its link has ended, and no visitor's name stays on the device. */
function isOver({ tours: { tours, today } }: SavedTours, now: Date): boolean {
  const lastDay = tours.reduce((last, { tripDate }) => (tripDate > last ? tripDate : last), today);
  return lastDay < seoulDateOf(new Date(now.getTime() - day));
}

/** The last responses on this device, by the codes of their links. */
export function savedToursIn(storage: TextStorage, now: () => Date) {
  const readAll = (): Record<string, SavedTours> => {
    const stored = storage.readJson(key);
    if (!isRecord(stored)) return {};
    const entries = Object.entries(stored).filter(
      (entry): entry is [string, SavedTours] => isSaved(entry[1]) && !isOver(entry[1], now()),
    );
    return Object.fromEntries(entries);
  };
  // Without those that are over.
  storage.writeJson(key, readAll());
  return {
    read: (code: string): SavedTours | null => readAll()[code] ?? null,
    /** Null deletes. */
    write(code: string, saved: SavedTours | null) {
      const { [code]: _, ...others } = readAll();
      storage.writeJson(key, saved ? { ...others, [code]: saved } : others);
    },
  };
}
