import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { startMalformedServer } from '../../../../testing/malformedServer.ts';
import { waitUntil } from '../../../../testing/waitUntil.ts';

const attributesSchema = z
  .array(
    z.object({
      key: z.string(),
      value: z.union([
        z.object({ stringValue: z.string() }),
        z.object({ intValue: z.union([z.number(), z.string()]) }),
      ]),
    }),
  )
  .transform((list) =>
    Object.fromEntries(
      list.map(({ key, value }) => [
        key,
        'stringValue' in value ? value.stringValue : Number(value.intValue),
      ]),
    ),
  );

/** OTLP over HTTP as JSON (https://opentelemetry.io/docs/specs/otlp/), as far as the tests read it. */
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.int(),
              attributes: attributesSchema,
              status: z.object({ code: z.int(), message: z.string().optional() }),
              events: z.array(z.unknown()).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

type Export = z.infer<typeof exportSchema>;
export type ReceivedSpan = Export['resourceSpans'][number]['scopeSpans'][number]['spans'][number];

/** A fake collector that stores what it receives. */
export interface Collector {
  readonly url: string;
  readonly spans: ReceivedSpan[];
  readonly resources: Export['resourceSpans'][number]['resource'][];
  readonly headers: IncomingHttpHeaders[];
  /** All requests, as received. */
  whole(): string;
  /** Spans of one trace, once one of these names is among them: the last to end. */
  traceWith(name: string, traceId?: string): Promise<ReceivedSpan[]>;
  close(): Promise<void>;
}

export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const spans: ReceivedSpan[] = [];
  const resources: Collector['resources'] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = await startMalformedServer(async ({ method, path, headers: received, body }) => {
    if (method !== 'POST' || path !== '/v1/traces') return { status: 404, body: '' };
    bodies.push(body);
    headers.push(received);
    for (const { resource, scopeSpans } of exportSchema.parse(JSON.parse(body)).resourceSpans) {
      resources.push(resource);
      spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    }
    return { status: 200, body: '{}' };
  });
  return {
    url: server.url,
    spans,
    resources,
    headers,
    whole: () => bodies.join('\n'),
    async traceWith(name, traceId) {
      const last = () =>
        spans.findLast((span) => span.name === name && (!traceId || span.traceId === traceId));
      const details = () => `There are: ${spans.map((span) => span.name).join(', ')}`;
      const found = await waitUntil(`a span ${name}`, last, { details });
      return spans.filter((span) => span.traceId === found.traceId);
    },
    close: () => server.close(),
  };
}

/** A trace as lines, each span indented below its parent, in order of their start. */
export function spanTree(spans: readonly ReceivedSpan[], root?: string): string[] {
  const ids = new Set(spans.map((span) => span.spanId));
  const isBelow = (span: ReceivedSpan) =>
    root === undefined ? !span.parentSpanId || !ids.has(span.parentSpanId) : span.parentSpanId === root;
  return spans
    .filter(isBelow)
    .flatMap((span) => [span.name, ...spanTree(spans, span.spanId).map((line) => `  ${line}`)]);
}
