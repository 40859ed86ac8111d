import cluster from 'node:cluster';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../platform/problem.ts';
import { shareFigures } from '../platform/telemetry/metrics/acrossWorkers.ts';
import type { Metrics } from '../platform/telemetry/metrics/metrics.ts';
import { bearerOf } from './requestContext.ts';
import { whenOver } from './responseOver.ts';

/** Addresses of no route are one route, so that nobody can make figures without end. */
const unknownRoute = 'none';

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * With a token, whoever has it may read the figures. Without one nobody may where real visitors come; elsewhere whoever asks
 * this process itself, as what came through a proxy is a visitor's.
 */
function mayRead({ headers }: FastifyRequest, { metricsToken, isLive }: MetricsAccess): boolean {
  if (metricsToken !== undefined) {
    const given = bearerOf(headers.authorization);
    return given !== null && timingSafeEqual(digestOf(given), digestOf(metricsToken));
  }
  return !isLive && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}

interface MetricsAccess {
  readonly metricsToken: string | undefined;
  readonly isLive: boolean;
}

/** Counts every request, and answers GET /metrics (DESIGN 3). */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, access: MetricsAccess): void {
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
    if (!mayRead(request, access)) throw new ProblemError('notFound');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.type)
      .send(await textOfAll());
  });
}
