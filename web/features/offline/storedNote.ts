import { isRecord } from '../../shared/isRecord.ts';

/** Metadata of a stored personal response, which marks it as not fresh from the server. */
export interface StoredNote {
  /** Time of the server's response, ISO 8601. */
  at: string;
  /** Nickname of the user it belongs to. */
  by: string;
}

/** A response in the format in which it is stored. */
export function withStorageNote<T extends object>(response: T, note: StoredNote): T & { kept: StoredNote } {
  return { ...response, kept: note };
}

/** The note on a response from this device; null on one from the server. */
export function parseNote(response: unknown): StoredNote | null {
  if (!isRecord(response) || !isRecord(response.kept)) return null;
  const { at, by } = response.kept;
  return typeof at === 'string' && typeof by === 'string' ? { at, by } : null;
}
