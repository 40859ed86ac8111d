/** Words and numbers of our own: never an address, a parameter, a text of a visitor's or of a provider's. */
export type Attributes = Readonly<Record<string, string | number>>;

export interface Step {
  readonly name: string;
  /** `server`: somebody asks us. `client`: we ask somebody. `internal`: our own work. */
  readonly kind: 'server' | 'client' | 'internal';
  readonly attributes?: Attributes;
  /** The traceparent of whoever asked (https://www.w3.org/TR/trace-context/); what is none is passed over. */
  readonly caller?: string | undefined;
}

/** A step that is under way, until whoever began it ends it. */
export interface Span {
  /** Runs work such that what begins in it lies below this span. */
  around<T>(work: () => T): T;
  tell(attributes: Attributes): void;
  /** Ends it; `failure` is a word for what went wrong, if anything did. A second end is none. */
  end(failure?: string): void;
}

/** Who did what for how long, for a request or a job, told to a collector where an operator has set one. */
export interface Tracing {
  /** False where nobody listens: what only serves traces is left out then. */
  readonly isOn: boolean;
  /** Begins a step below the one that is under way here. */
  begin(step: Step): Span;
  /** The trace of what is under way here; undefined outside one. */
  traceId(): string | undefined;
  /** The same work for elsewhere, still a part of what is under way here. */
  carry<T>(work: () => T): () => T;
  /** Hands over what was not sent yet, and gives up after 2 s. */
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

/** Does work as a step of its own; what it throws is its outcome. */
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

/** The kind of an error alone: messages repeat addresses and values. */
function wordOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return /^\w{1,60}$/.test(error.name) ? error.name : 'Error';
}
