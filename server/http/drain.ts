import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * The way out of a process that others stand beside: first it says that it is not ready, so that a balancer sends new
 * visitors elsewhere, and gives back each connection with its next answer; only then are listening and work ended.
 */
export interface Drain {
  readonly isDraining: boolean;
  /** Ends when everybody had the time to go elsewhere. */
  begin(seconds: number): Promise<void>;
}

export function createDrain(): Drain {
  let isDraining = false;
  return {
    get isDraining() {
      return isDraining;
    },
    async begin(seconds) {
      isDraining = true;
      await pause(seconds * 1000);
    },
  };
}

/** While it drains, no answer invites to another request over the same connection. */
export function closeConnectionsWhileDraining(app: FastifyInstance, drain: Drain): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (drain.isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
}
