import { CallFailure, type GuideClient } from './client.ts';
import { connection } from './connection.ts';
import { isTemporary } from './retryRule.ts';

/** Whether the server could not be reached, or is not ready. A 429 or a 500 shows that it can be reached. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof CallFailure && error.status !== 429 && isTemporary(error.status);
}

/** Returns the same response, and records whether the server can be reached. */
export async function trackReachability<T>(response: Promise<T>): Promise<T> {
  try {
    const loaded = await response;
    connection.note(true);
    return loaded;
  } catch (error) {
    if (error instanceof CallFailure) connection.note(!isUnreachable(error));
    throw error;
  }
}

/** The same client, whose calls record whether the server can be reached. */
export function createWatchedClient(client: GuideClient): GuideClient {
  return {
    call: (...input) => trackReachability(client.call(...input)),
    document: (...input) => trackReachability(client.document(...input)),
  };
}
