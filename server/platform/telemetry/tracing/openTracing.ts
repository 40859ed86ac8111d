import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { context, propagation, type Tracer, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';

/** Timeout of an export (ms), however slowly the response arrives; the SDK's own 10 s apply to silence only. */
const standardLimit = 15_000;
/** Timeout of the last export at shutdown (ms). */
const lastWait = 2_000;

/** Traces of requests and jobs, exported to a collector. */
export interface Tracing {
  readonly tracer: Tracer;
  /** Exports pending spans, and gives up after 2 s. */
  close(): Promise<void>;
}

/**
 * Traces by OpenTelemetry's SDK, which reads its own standard variables (OTEL_*) from the environment; registers it for
 * the API (tracing.ts). No patching: spans are started by hand. Loaded only when tracing is enabled.
 */
export function openTracing(log: (line: string) => void, exportLimit: number = standardLimit): Tracing {
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'solbada', 'service.instance.id': randomUUID() }))
      // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES. No other detector: those report the machine, its users and paths.
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(loggingExporter(new OTLPTraceExporter(), log, exportLimit))],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return {
    tracer: provider.getTracer('solbada'),
    async close() {
      const ended = new AbortController();
      const tooLate = pause(lastWait, undefined, { signal: ended.signal });
      // Failed exports are already logged; the other rejection is the timer, which is aborted below.
      await Promise.race([provider.shutdown(), tooLate]).catch(() => undefined);
      ended.abort();
    },
  };
}

/** Logs once when the collector stops responding, and once when it responds again. */
function loggingExporter(exporter: SpanExporter, log: (line: string) => void, limit: number): SpanExporter {
  let isAway = false;
  const setAway = (value: boolean) => {
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
        setAway(failed);
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
