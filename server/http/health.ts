import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import type { Drain } from './drain.ts';

interface HealthDeps {
  readonly database: Database;
  /** Reads a row of the guide. */
  readonly isGuideLoaded: () => Promise<boolean>;
  readonly drain: Drain;
}

/** Timeout for reading a row of the guide (ms). */
const guideLimit = 2_000;

/**
 * /healthz reports that the process is alive; /readyz that the database responds, the guide is loaded, and no stop has begun
 * (docs/product/api.md#health). A read-only database is reported but counts as ready: it belongs to this process alone, so
 * no other process could serve the guide instead.
 */
export function registerHealth(app: FastifyInstance, { database, isGuideLoaded, drain }: HealthDeps): void {
  app.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });

  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const responses = await database.ping().then(
      () => true,
      () => false,
    );
    const isLoaded = responses && (await isGuideRead(isGuideLoaded));
    const isReady = isLoaded && !drain.isDraining;
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : 'not ready',
      database: responses
        ? database.takesWrites()
          ? 'answers'
          : 'is only read: its disk is full'
        : 'does not answer',
      guide: responses ? (isLoaded ? 'loaded' : 'not loaded') : 'not known',
      ...(drain.isDraining ? { process: 'about to end' } : {}),
    });
  });
}

/** False without a row, when it cannot be read, and after the timeout. */
function isGuideRead(isGuideLoaded: () => Promise<boolean>): Promise<boolean> {
  const read = isGuideLoaded().catch(() => false);
  return Promise.race([read, pause(guideLimit, false, { ref: false })]);
}
