import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Drains a process behind a balancer: readiness ends first, so that new visitors go elsewhere, and each connection
 * closes with its next response; only then do listening and work end.
 */
export interface Drain {
  readonly isDraining: boolean;
  /** Resolves after the drain time. */
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

/** During the drain, responses carry Connection: close. */
export function closeConnectionsWhileDraining(app: FastifyInstance, drain: Drain): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (drain.isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
}
