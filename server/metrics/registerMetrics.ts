import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problem.ts';
import type { Metrics } from './metrics.ts';

/** Addresses of no route are one route, so that nobody can make figures without end. */
const unknownRoute = 'none';

/**
 * Counts every request, and answers GET /metrics (DESIGN 3) to whoever asks this process itself: what came through a
 * proxy is a visitor's.
 */
export function registerMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async () => metrics.requestBegins());
  app.addHook('onResponse', async (request, reply) => {
    metrics.requestEnds();
    metrics.requestDone({
      method: request.method,
      route: request.routeOptions.url ?? unknownRoute,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });

  app.get('/metrics', async (request, reply) => {
    if (request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined) {
      throw new ProblemError('notFound');
    }
    const { type, body } = await metrics.text();
    return reply.header('cache-control', 'no-store').type(type).send(body);
  });
}
