import { CallFailure, type GuideClient } from './client.ts';
import { connection } from './connection.ts';
import { isTemporary } from './retryRule.ts';

/** Whether the server could not be reached, or is not ready to respond. After a 429 or a 500 it is there. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof CallFailure && error.status !== 429 && isTemporary(error.status);
}

/** The same response, which tells whether the server can be reached. */
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

/** The same client, whose calls tell whether the server can be reached. */
export function createWatchedClient(client: GuideClient): GuideClient {
  return {
    call: (...input) => trackReachability(client.call(...input)),
    document: (...input) => trackReachability(client.document(...input)),
  };
}
