import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import { whenOver } from '../answerOver.ts';
import { ProblemError } from '../problem.ts';
import { shareFigures } from './acrossWorkers.ts';
import type { Metrics } from './metrics.ts';

/** Addresses of no route are one route, so that nobody can make figures without end. */
const unknownRoute = 'none';

/**
 * Counts every request, and answers GET /metrics (DESIGN 3) to whoever asks this process itself: what came through a
 * proxy is a visitor's.
 */
export function registerMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.server.on('connection', (socket) => {
    metrics.connectionBegins();
    socket.once('close', () => metrics.connectionEnds());
  });
  app.server.on('drop', () => metrics.connectionRefused());
  // Without promises, as every request passes here.
  app.addHook('onRequest', (request, reply, done) => {
    metrics.requestBegins();
    // Also where the visitor left in the middle: onResponse knows only of answers that came to their end.
    whenOver(request, reply, () => metrics.requestEnds());
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    metrics.requestDone({
      method: request.method,
      route: request.routeOptions.url ?? unknownRoute,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });

  // One of several processes tells the figures of all: nobody can choose which one a port gives them.
  const textOfAll = cluster.isWorker ? shareFigures(metrics) : () => metrics.text();

  app.get('/metrics', async (request, reply) => {
    if (request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined) {
      throw new ProblemError('notFound');
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.type)
      .send(await textOfAll());
  });
}
