import { CallFailure, type GuideClient } from './client.ts';
import { connection } from './connection.ts';

/** Whether the server could not be reached, or is not ready to respond. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof CallFailure && (error.status === 0 || error.status >= 500);
}

/** The same response, which tells whether the server can be reached. */
export async function watched<T>(response: Promise<T>): Promise<T> {
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
    call: (...input) => watched(client.call(...input)),
    document: (...input) => watched(client.document(...input)),
  };
}
