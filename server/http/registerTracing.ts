import { type Context, context, propagation, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { markFailed, tracer } from '../platform/telemetry/tracing/tracing.ts';

/** Makes a span of each request: its method, its route's pattern (an address may hold a token), its id, its status. */
export function registerTracing(app: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  const spanContext = (request: FastifyRequest) => contexts.get(request) ?? ROOT_CONTEXT;

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, id } = request;
    const route = request.routeOptions.url;
    // The parent is the caller's trace, without its tracestate, which is untrusted text. Never the active span: a
    // connection that was opened inside a span passes that span on to all of its requests.
    const parent = propagation.extract(ROOT_CONTEXT, { traceparent: headers.traceparent });
    const span = tracer.startSpan(
      route === undefined ? method : `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': method,
          ...(route === undefined ? {} : { 'http.route': route }),
          'solbada.request_id': id,
        },
      },
      parent,
    );
    contexts.set(request, trace.setSpan(parent, span));
    context.with(spanContext(request), done);
  });
  // A body arrives in events of the connection, which run outside the request's async context.
  app.addHook('preValidation', (request, _reply, done) => context.with(spanContext(request), done));
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode;
    const span = trace.getSpan(spanContext(request));
    span?.setAttribute('http.response.status_code', status);
    if (span && status >= 500) markFailed(span, String(status));
    span?.end();
    // Lets the last log line of the request carry the trace.
    context.with(spanContext(request), done);
  });
}
