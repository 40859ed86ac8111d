import type { FastifyInstance } from 'fastify';
import type { Database } from './database/database.ts';

/** DESIGN 3: healthz says that the process lives; readyz that the database answers and the guide is loaded. */
export function registerHealth(app: FastifyInstance, database: Database, isGuideLoaded: () => boolean): void {
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
    const isReady = answers && isGuideLoaded();
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : 'not ready',
      database: answers ? 'answers' : 'does not answer',
      guide: isGuideLoaded() ? 'loaded' : 'not loaded',
    });
  });
}
