import { CallFailure } from '../../../shared/client/client.ts';

/** Whether a press may wait for the network: the server, or what it needs, could not be reached. */
export function mayWait(error: unknown): boolean {
  return error instanceof CallFailure && [0, 502, 503, 504].includes(error.status);
}
