import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import type { Drain } from './drain.ts';

interface HealthParts {
  readonly database: Database;
  /** Reads a row of the guide. */
  readonly isGuideLoaded: () => Promise<boolean>;
  readonly drain: Drain;
}

/** Milliseconds within which a row of the guide must come. */
const guideLimit = 2_000;

/**
 * DESIGN 3: healthz says that the process lives; readyz that the database answers, the guide is loaded, and that it will
 * go on serving. A database that is only read is told, and is ready: this process has it alone, and nobody else could show
 * the guide instead.
 */
export function registerHealth(app: FastifyInstance, { database, isGuideLoaded, drain }: HealthParts): void {
  app.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });

  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const answers = await database.ping().then(
      () => true,
      () => false,
    );
    const isLoaded = answers && (await isGuideRead(isGuideLoaded));
    const isReady = isLoaded && !drain.isDraining;
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : 'not ready',
      database: answers
        ? database.takesWrites()
          ? 'answers'
          : 'is only read: its disk is full'
        : 'does not answer',
      guide: answers ? (isLoaded ? 'loaded' : 'not loaded') : 'not known',
      ...(drain.isDraining ? { process: 'about to end' } : {}),
    });
  });
}

/** False where there is no row, where it cannot be read, and where it does not come in time. */
function isGuideRead(isGuideLoaded: () => Promise<boolean>): Promise<boolean> {
  const read = isGuideLoaded().catch(() => false);
  return Promise.race([read, pause(guideLimit, false, { ref: false })]);
}
