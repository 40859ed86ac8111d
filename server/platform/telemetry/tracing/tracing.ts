/** Span attributes of our own choice: never an address, a parameter, or a text from a visitor or a provider. */
export type Attributes = Readonly<Record<string, string | number>>;

export interface Step {
  readonly name: string;
  /** `server`: a request to us. `client`: a request by us. `internal`: our own work. */
  readonly kind: 'server' | 'client' | 'internal';
  readonly attributes?: Attributes;
  /** The caller's traceparent (https://www.w3.org/TR/trace-context/); an invalid one is ignored. */
  readonly caller?: string | undefined;
}

/** A span under way, until its creator ends it. */
export interface Span {
  /** Runs work with this span as the parent of new ones. */
  around<T>(work: () => T): T;
  tell(attributes: Attributes): void;
  /** Ends the span; `failure` is one word for what went wrong, if anything did. A second end has no effect. */
  end(failure?: string): void;
}

/** Traces of requests and jobs, exported to a collector where an operator has set one. */
export interface Tracing {
  /** False without a collector: work that only serves traces is skipped then. */
  readonly isOn: boolean;
  /** Starts a span below the current one. */
  begin(step: Step): Span;
  /** The current trace id; undefined outside one. */
  traceId(): string | undefined;
  /** Binds work to the current span, for a call from elsewhere. */
  carry<T>(work: () => T): () => T;
  /** Exports pending spans, and gives up after 2 s. */
  close(): Promise<void>;
}

const noSpan: Span = { around: (work) => work(), tell: () => undefined, end: () => undefined };

export const noTracing: Tracing = {
  isOn: false,
  begin: () => noSpan,
  traceId: () => undefined,
  carry: (work) => work,
  close: async () => undefined,
};

/** Runs work in a span of its own, and records a thrown error as its outcome. */
export async function traced<T>(
  tracing: Tracing,
  step: Step,
  work: (span: Span) => Promise<T>,
  failureOf: (error: unknown) => string = wordOf,
): Promise<T> {
  const span = tracing.begin(step);
  try {
    const result = await span.around(() => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(failureOf(error));
    throw error;
  }
}

/** Only the kind of the error: messages repeat addresses and values. */
function wordOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return /^\w{1,60}$/.test(error.name) ? error.name : 'Error';
}
