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
    const isReady = answers && isGuideLoaded() && !drain.isDraining;
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : 'not ready',
      database: answers
        ? database.takesWrites()
          ? 'answers'
          : 'is only read: its disk is full'
        : 'does not answer',
      guide: isGuideLoaded() ? 'loaded' : 'not loaded',
      ...(drain.isDraining ? { process: 'about to end' } : {}),
    });
  });
}
