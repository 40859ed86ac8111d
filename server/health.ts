import type { FastifyInstance } from 'fastify';
import type { Database } from './database/database.ts';
import type { Drain } from './drain.ts';

interface HealthParts {
  readonly database: Database;
  readonly isGuideLoaded: () => boolean;
  readonly drain: Drain;
}

/**
 * DESIGN 3: healthz says that the process lives; readyz that the database answers, the guide is loaded, and that it will
 * go on serving.
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
    const isReady = answers && isGuideLoaded() && !drain.isDraining;
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : 'not ready',
      database: answers ? 'answers' : 'does not answer',
      guide: isGuideLoaded() ? 'loaded' : 'not loaded',
      ...(drain.isDraining ? { process: 'about to end' } : {}),
    });
  });
}
