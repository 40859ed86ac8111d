/** One answer of the API as a page has it, under the address that it asks for it. */
export interface KeptAnswer {
  address: string;
  body: unknown;
}

/** What a page asks its worker to keep: its own address (path and query), and the answers that it shows. */
export interface KeptPage {
  address: string;
  answers: readonly KeptAnswer[];
}

/**
 * What came of it: `kept` as it is now, `keptEarlier` where the server cannot be reached but an earlier copy is here,
 * `notKept` where neither is.
 */
export const outcomes = ['kept', 'keptEarlier', 'notKept'] as const;
export type Outcome = (typeof outcomes)[number];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A message to the worker, read; null for any other. */
export function readKeptPage(message: unknown): KeptPage | null {
  if (!isRecord(message) || typeof message.address !== 'string' || !Array.isArray(message.answers))
    return null;
  const answers: KeptAnswer[] = [];
  for (const one of message.answers) {
    if (!isRecord(one) || typeof one.address !== 'string') return null;
    answers.push({ address: one.address, body: one.body });
  }
  return { address: message.address, answers };
}
