import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span, Tracing } from '../platform/telemetry/tracing/tracing.ts';

/** Makes a span of each request: its method, its route's pattern (an address may hold a token), its id, its status. */
export function registerTracing(app: FastifyInstance, tracing: Tracing): void {
  if (!tracing.isOn) return;
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, id } = request;
    const route = request.routeOptions.url;
    const { traceparent } = headers;
    const span = tracing.begin({
      name: route === undefined ? method : `${method} ${route}`,
      kind: 'server',
      attributes: {
        'http.request.method': method,
        ...(route === undefined ? {} : { 'http.route': route }),
        'solbada.request_id': id,
      },
      caller: typeof traceparent === 'string' ? traceparent : undefined,
    });
    spans.set(request, span);
    span.around(done);
  });
  // A body arrives in events of the connection, which run outside the request's async context.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    return span ? span.around(done) : done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode;
    const span = spans.get(request);
    span?.tell({ 'http.response.status_code': status });
    span?.end(status >= 500 ? String(status) : undefined);
    // So that the last log line of the request has its trace.
    return span ? span.around(done) : done();
  });
}
