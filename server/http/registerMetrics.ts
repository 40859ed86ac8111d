import cluster from 'node:cluster';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../platform/problem.ts';
import { shareFigures } from '../platform/telemetry/metrics/acrossWorkers.ts';
import type { Metrics } from '../platform/telemetry/metrics/metrics.ts';
import { isEventStream } from './eventStream.ts';
import { bearerToken } from './requestContext.ts';
import { whenOver } from './responseOver.ts';

/** Unmatched addresses share one label, so that clients cannot create unlimited time series. */
const unknownRoute = 'none';

const textDigest = (text: string) => createHash('sha256').update(text).digest();

/**
 * With a token, every holder may read the metrics. Without one they are closed when the product is live; otherwise
 * only direct requests may read them, since proxied requests come from visitors.
 */
function mayRead({ headers }: FastifyRequest, { metricsToken, isLive }: MetricsAccess): boolean {
  if (metricsToken !== undefined) {
    const given = bearerToken(headers.authorization);
    return given !== null && timingSafeEqual(textDigest(given), textDigest(metricsToken));
  }
  return !isLive && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}

interface MetricsAccess {
  readonly metricsToken: string | undefined;
  readonly isLive: boolean;
}

/** Counts every request, and serves GET /metrics (docs/product/api.md#health). */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, access: MetricsAccess): void {
  app.server.on('connection', (socket) => {
    metrics.connectionBegins();
    socket.once('close', () => metrics.connectionEnds());
  });
  app.server.on('drop', () => metrics.connectionRefused());
  // Without promises, since every request passes here.
  app.addHook('onRequest', (request, reply, done) => {
    metrics.requestBegins();
    // Not in onResponse, which fires only for completed responses: visitors may disconnect early.
    whenOver(request, reply, () => metrics.requestEnds());
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    // An event stream lasts as long as its page is open, so its duration says nothing about the server's speed.
    if (isEventStream(reply.raw)) return done();
    metrics.requestDone({
      method: request.method,
      route: request.routeOptions.url ?? unknownRoute,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });

  // A worker reports the metrics of all workers, since a client cannot choose between them on the shared port.
  const allWorkersText = cluster.isWorker ? shareFigures(metrics) : () => metrics.text();

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, access)) throw new ProblemError('notFound');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.type)
      .send(await allWorkersText());
  });
}
