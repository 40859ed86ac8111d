/** What is written on a kept answer, so that it says by itself that it did not come from the server just now. */
export interface KeptNote {
  /** When the server gave it, ISO 8601. */
  at: string;
  /** Nickname of whom it was given to. */
  by: string;
}

/** An answer as it is kept. */
export function withNote<T extends object>(answer: T, note: KeptNote): T & { kept: KeptNote } {
  return { ...answer, kept: note };
}

/** The note on an answer that comes from this device; null on one from the server. */
export function noteOf(answer: object): KeptNote | null {
  if (!('kept' in answer) || typeof answer.kept !== 'object' || answer.kept === null) return null;
  const { kept } = answer;
  if (!('at' in kept) || !('by' in kept)) return null;
  const { at, by } = kept;
  return typeof at === 'string' && typeof by === 'string' ? { at, by } : null;
}
