import { type Span, type SpanOptions, SpanStatusCode, trace } from '@opentelemetry/api';

/** Its spans do nothing until openTracing.ts registers a provider, where an operator has set a collector. */
export const tracer = trace.getTracer('solbada');

/** Marks a span as failed; `failure` is one word for what went wrong. */
export function markFailed(span: Span, failure: string): void {
  span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
}

/**
 * Runs work in its own span, and records a thrown error as its outcome. We choose the attributes: never an
 * address, a parameter, or a text from a visitor or a provider.
 */
export function traced<T>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<T>,
  errorMessage: (error: unknown) => string = errorKind,
): Promise<T> {
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      markFailed(span, errorMessage(error));
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Only the kind of the error: messages repeat addresses and values. */
function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return /^\w{1,60}$/.test(error.name) ? error.name : 'Error';
}

/** The current trace id; undefined outside one. */
export function currentTraceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId;
}
