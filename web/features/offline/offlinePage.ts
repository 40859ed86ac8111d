import { isRecord } from '../../shared/isRecord.ts';

/** One API response as a page has it, with the URL that the page requests it by. */
export interface OfflineResponse {
  address: string;
  body: unknown;
}

/**
 * What a page sends to its worker to be stored: its own URL (path and query), and the responses that it shows. Page and
 * worker may be of different builds, so the field names here and the outcomes below must not change.
 */
export interface OfflinePage {
  address: string;
  answers: readonly OfflineResponse[];
}

/**
 * The result: `kept` as it is now, `keptEarlier` if the server cannot be reached but an earlier copy exists, `notKept`
 * if neither holds.
 */
export const outcomes = ['kept', 'keptEarlier', 'notKept'] as const;
export type Outcome = (typeof outcomes)[number];

/** Parses a message to the worker; null for any other message. */
export function parseOfflinePage(message: unknown): OfflinePage | null {
  if (!isRecord(message) || typeof message.address !== 'string' || !Array.isArray(message.answers))
    return null;
  const answers: OfflineResponse[] = [];
  for (const one of message.answers) {
    if (!isRecord(one) || typeof one.address !== 'string') return null;
    answers.push({ address: one.address, body: one.body });
  }
  return { address: message.address, answers };
}
