/** Metadata of a stored response, which marks it as not fresh from the server. */
export interface KeptNote {
  /** Time of the server's response, ISO 8601. */
  at: string;
  /** Nickname of the user it belongs to. */
  by: string;
}

/** A response in the format in which it is stored. */
export function withNote<T extends object>(answer: T, note: KeptNote): T & { kept: KeptNote } {
  return { ...answer, kept: note };
}

/** The note on a response from this device; null on one from the server. */
export function noteOf(answer: object): KeptNote | null {
  if (!('kept' in answer) || typeof answer.kept !== 'object' || answer.kept === null) return null;
  const { kept } = answer;
  if (!('at' in kept) || !('by' in kept)) return null;
  const { at, by } = kept;
  return typeof at === 'string' && typeof by === 'string' ? { at, by } : null;
}
