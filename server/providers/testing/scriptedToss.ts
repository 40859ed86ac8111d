import { afterEach, beforeEach } from 'vitest';
import {
  type HonestResponse,
  type MalformedServer,
  type ReceivedRequest,
  startMalformedServer,
} from '../../testing/malformedServer.ts';
import { createTossPayments } from '../toss.ts';

/** The Toss Payments adapter, connected to a fake provider whose responses a test sets. */
export function useScriptedToss(keys: { readonly secretKey: string; readonly foreignSecretKey?: string }) {
  let server: MalformedServer;
  const toss = {
    respond: (_asked: ReceivedRequest): HonestResponse => ({ status: 404, body: '' }),
    /** The requests of the current test. */
    asked: () => server.asked,
    payments: createTossPayments({
      ...keys,
      apiUrl: () => server.url,
      assertOutsideTransaction: () => undefined,
      timeLimit: 2500,
    }),
  };
  // A new port for each test, so that no test reuses a connection that an earlier one broke.
  beforeEach(async () => {
    server = await startMalformedServer(async (asked) => toss.respond(asked));
  });
  afterEach(() => server.close());
  return toss;
}
