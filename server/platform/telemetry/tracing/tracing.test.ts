import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { apiBase } from '../../../../contract/addresses.ts';
import { Buyer, cards } from '../../../features/orders/testing/buyer.ts';
import { createRoutingService } from '../../../providers/routing.ts';
import { tracedRouting } from '../../../providers/tracedProviders.ts';
import { openSandboxes } from '../../../sandbox/openSandboxes.ts';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import { useApplication } from '../../../testing/testApplication.ts';
import { goodPassword } from '../../../testing/testPassword.ts';
import { openTracing, type Tracing } from './openTracing.ts';
import { type Collector, spanTree, startCollector } from './testing/collector.ts';
import { tracedEngine } from './tracedEngine.ts';
import { traced } from './tracing.ts';

let collector: Collector;
let opened: Tracing;

beforeAll(async () => {
  collector = await startCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'api-key=of-the-collector');
  vi.stubEnv('OTEL_SERVICE_NAME', 'guide');
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test');
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '20');
  opened = openTracing(() => undefined);
});
afterAll(async () => {
  await opened.close();
  await collector.close();
  vi.unstubAllEnvs();
});

const traceparent = (trace: string, flags = '01') => `00-${trace}-00f067aa0ba902b7-${flags}`;
const repeatedTraceId = (digit: string) => digit.repeat(32);

describeWithGuide(
  'traces',
  (database) => {
    const { app } = useApplication(database, {
      openSandboxes,
      // Its spans go to the collector above: the SDK reads the same variable from the environment.
      variables: { RATE_LIMITS: 'off', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' },
    });
    beforeAll(async () => {
      await app().listen({ port: 0, host: '127.0.0.1' });
    });
    beforeEach(() => {
      collector.spans.length = 0;
    });

    it('traces a page: its request, its rendering, and the statements', async () => {
      const { headers } = await app().inject('/list?query=secret-word');
      const spans = await collector.traceWith('GET /*');
      // No span for reading the guide's version: several pages share that read, so it belongs to none of their traces.
      expect(spanTree(spans).slice(0, 3)).toEqual([
        'GET /*',
        '  render page',
        expect.stringMatching(/^ {4}(SELECT|WITH) place/),
      ]);
      const request = spans.find(({ name }) => name === 'GET /*');
      expect(request).toMatchObject({
        kind: 2,
        attributes: {
          'http.request.method': 'GET',
          'http.route': '/*',
          'http.response.status_code': 200,
          'solbada.request_id': headers['x-request-id'],
        },
        status: { code: 0 },
      });
    });

    it('traces an endpoint with a body: the transaction contains its statements', async () => {
      const buyer = new Buyer(app, 'traced@example.com');
      await buyer.visitor.signUp(buyer.email, 'traced one');
      const route = `POST ${apiBase}/auth/signup/email`;
      const lines = spanTree(await collector.traceWith(route));
      expect(lines[0]).toBe(route);
      const start = lines.indexOf('  transaction');
      expect(lines[start + 1]).toBe('    BEGIN');
      expect(lines).toContain('    INSERT account');
      expect(lines.lastIndexOf('    COMMIT')).toBeGreaterThan(lines.indexOf('    INSERT account'));
    });

    it('traces a payment: each call to the provider is below the request', async () => {
      const buyer = new Buyer(app, 'payer@example.com');
      await buyer.visitor.signUp(buyer.email, 'payer one');
      const { orderId, paymentKey } = await buyer.buy();
      const route = `POST ${apiBase}/payments/confirm`;
      const spans = await collector.traceWith(route);
      const lines = spanTree(spans);
      expect(lines).toContain('  payments paymentByKey');
      expect(lines).toContain('  sync payment');
      expect(lines).toContain('    payments confirm');
      expect(spans.find(({ name }) => name === 'payments confirm')).toMatchObject({
        kind: 3,
        attributes: { 'solbada.provider': 'payments', 'solbada.outcome': 'answered' },
      });
      await collector.traceWith('mail send');

      const [, hidden = ''] = (buyer.visitor.accessToken ?? '').split('.');
      expect(hidden).not.toBe('');
      for (const secret of [
        ...['@', 'example.com', 'payer one', 'secret-word', '?', goodPassword, 'of-the-collector'],
        ...[orderId, paymentKey, hidden, 'Bearer', 'KIM SORA', 'a memo', cards.approved, '$1', 'where'],
      ])
        expect(collector.whole()).not.toContain(secret);
    });

    it('records no values of a failed statement', async () => {
      const ask = () =>
        traced('a job', {}, async () => {
          await sql`select ${'hidden-value'}::int from place`.execute(database().sql);
        });
      await expect(ask()).rejects.toThrow();
      const spans = await collector.traceWith('a job');
      expect(spans.find(({ name }) => name === 'SELECT place')).toMatchObject({
        attributes: { 'error.type': 'refused' },
        status: { code: 2 },
      });
      expect(collector.whole()).not.toContain('hidden-value');
    });

    it('marks a transaction that is rolled back', async () => {
      const work = () =>
        traced('a job undone', {}, () =>
          database().transaction(async () => {
            await sql`select 1 from place`.execute(database().sql);
            throw new Error('secret reason');
          }),
        );
      await expect(work()).rejects.toThrow();
      const spans = await collector.traceWith('a job undone');
      expect(spanTree(spans)).toEqual([
        'a job undone',
        '  transaction',
        '    BEGIN',
        '    SELECT place',
        '    ROLLBACK',
      ]);
      expect(spans.find(({ name }) => name === 'transaction')?.attributes).toMatchObject({
        'solbada.outcome': 'rolled back',
      });
      expect(collector.whole()).not.toContain('secret reason');
    });

    it('continues the caller’s trace, and respects its sampling decision', async () => {
      const get = (header: string) =>
        app().inject({
          url: `${apiBase}/theme`,
          headers: { traceparent: header, tracestate: 'vendor=stranger' },
        });
      await get(traceparent(repeatedTraceId('b'), '00'));
      await get('no traceparent');
      await get(traceparent(repeatedTraceId('a')));
      const route = `GET ${apiBase}/theme`;
      const spans = await collector.traceWith(route, repeatedTraceId('a'));
      expect(spans.find(({ name }) => name === route)?.parentSpanId).toBe('00f067aa0ba902b7');
      const traces = collector.spans.filter(({ name }) => name === route).map(({ traceId }) => traceId);
      expect(traces).toHaveLength(2);
      expect(traces).not.toContain(repeatedTraceId('b'));
      expect(collector.whole()).not.toContain('stranger');
    });

    it('names a span without a route by its method alone', async () => {
      await app().inject({
        method: 'POST',
        url: '/nowhere/secret-token',
        headers: { traceparent: traceparent(repeatedTraceId('c')) },
      });
      const [span] = await collector.traceWith('POST', repeatedTraceId('c'));
      expect(span?.attributes).toMatchObject({ 'http.response.status_code': 404 });
      expect(collector.whole()).not.toContain('secret-token');
    });
  },
  { wrap: tracedEngine },
);

it('records the kind of failure of an unreachable provider', async () => {
  const routing = tracedRouting(createRoutingService({ routingUrl: 'http://127.0.0.1:9' }));
  await expect(routing.secondsBetween([{ lat: 37.7, lng: 128.9 }])).rejects.toThrow();
  const [span] = await collector.traceWith('routing table');
  expect(span).toMatchObject({
    kind: 3,
    attributes: { 'error.type': 'RoutingFailure' },
    status: { code: 2 },
  });
  expect(collector.whole()).not.toContain('128.9');
});

it('takes the service name, its attributes and the collector headers from the standard variables', () => {
  expect(collector.resources[0]?.attributes).toMatchObject({
    'service.name': 'guide',
    'deployment.environment.name': 'test',
  });
  expect(collector.headers[0]).toMatchObject({ 'api-key': 'of-the-collector' });
  const keys = Object.keys(collector.resources[0]?.attributes ?? {}).filter((key) =>
    /^(process|host|os)\./.test(key),
  );
  expect(keys).toEqual([]);
});
