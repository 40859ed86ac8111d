import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Span, Step, Tracing } from './tracing.ts';

/** Timeout of an export (ms), however slowly the response arrives; the SDK's own 10 s apply to silence only. */
const standardLimit = 15_000;
/** Timeout of the last export at shutdown (ms). */
const lastWait = 2_000;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/**
 * Traces by OpenTelemetry's SDK, which reads its own standard variables (OTEL_*) from the environment. No globals and
 * no patching: spans are started by hand, and find their parents through one AsyncLocalStorage. Loaded only when
 * tracing is enabled.
 */
export function openTracing(log: (line: string) => void, exportLimit: number = standardLimit): Tracing {
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'solbada', 'service.instance.id': randomUUID() }))
      // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES. No other detector: those report the machine, its users and paths.
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(telling(new OTLPTraceExporter(), log, exportLimit))],
  });
  const tracer = provider.getTracer('solbada');
  const active = new AsyncLocalStorage<Context>();

  function begin({ name, kind, attributes, caller }: Step): Span {
    // A connection opened inside a span passes that span on to every request on it, so a server span takes its parent
    // from the caller only.
    const around = kind === 'server' ? contextOf(caller) : active.getStore();
    const parent = around ?? ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind: kinds[kind], ...(attributes ? { attributes } : {}) }, parent);
    const context = trace.setSpan(parent, span);
    return {
      around: (work) => active.run(context, work),
      tell: (more) => void span.setAttributes(more),
      end(failure) {
        if (!span.isRecording()) return;
        if (failure !== undefined) {
          span.setAttribute('error.type', failure);
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  }

  return {
    isOn: true,
    begin,
    traceId() {
      const context = active.getStore();
      return context && trace.getSpanContext(context)?.traceId;
    },
    carry(work) {
      const context = active.getStore();
      return context ? () => active.run(context, work) : work;
    },
    async close() {
      const ended = new AbortController();
      const tooLate = pause(lastWait, undefined, { signal: ended.signal });
      // Failed exports are already logged; the other rejection is the timer, which is aborted below.
      await Promise.race([provider.shutdown(), tooLate]).catch(() => undefined);
      ended.abort();
    },
  };
}

/** The caller's trace. Its tracestate is untrusted text and is dropped. */
function contextOf(traceparent: string | undefined): Context | null {
  const caller = traceparent === undefined ? null : parseTraceParent(traceparent);
  return caller && trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true });
}

/** Logs once that the collector does not respond, and once that it does again. */
function telling(exporter: SpanExporter, log: (line: string) => void, limit: number): SpanExporter {
  let isAway = false;
  const tell = (value: boolean) => {
    if (value === isAway) return;
    isAway = value;
    log(isAway ? 'The collector takes no traces; they are dropped.' : 'The collector takes traces again.');
  };
  return {
    export(spans, done) {
      let isOver = false;
      const end = (failed: boolean) => {
        if (isOver) return;
        isOver = true;
        clearTimeout(timer);
        tell(failed);
        // Handled here: the SDK would log each failure.
        done({ code: ExportResultCode.SUCCESS });
      };
      const timer = setTimeout(() => end(true), limit).unref();
      exporter.export(spans, ({ code }) => end(code !== ExportResultCode.SUCCESS));
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
