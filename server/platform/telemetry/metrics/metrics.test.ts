import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import { useApplication } from '../../../testing/testApplication.ts';
import { ProblemError } from '../../problem.ts';
import { serverPort } from '../../serverPort.ts';
import { createMetrics } from './metrics.ts';
import { readBacklog } from './readBacklog.ts';

/** The value of one line; undefined if missing. */
function figure(text: string, line: string): number | undefined {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

describeWithGuide('metrics', (database) => {
  const { app, clock } = useApplication(() => database());
  beforeAll(async () => {
    await app().listen({ port: 0, host: '127.0.0.1' });
  });
  const port = () => serverPort(app().server);
  const read = async () => (await app().inject('/metrics')).body;
  const counted = (labels: string) => `http_request_duration_seconds_count{${labels}}`;

  it('DESIGN 3: uses only names that begin with http_, db_, mail_ or payment_', async () => {
    const { headers, body, statusCode } = await app().inject('/metrics');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(headers['cache-control']).toBe('no-store');
    const names = [...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name ?? '');
    for (const prefix of ['http_', 'db_', 'mail_', 'payment_'])
      expect(names.filter((name) => name.startsWith(prefix)).length, prefix).toBeGreaterThan(0);
    expect(names.filter((name) => !/^(http|db|mail|payment)_/.test(name))).toEqual([]);
  });

  it('counts requests by route and status, never by address', async () => {
    const labels = 'method="GET",route="/api/v1/places/:type/:id",status="200"';
    const before = figure(await read(), counted(labels)) ?? 0;
    await app().inject('/api/v1/places/tour/1?locale=ko');
    await app().inject('/api/v1/places/tour/2?locale=ko');
    await app().inject('/api/v1/nothing/secret-token');
    const text = await read();
    expect(figure(text, counted(labels))).toBe(before + 2);
    expect(text).not.toContain('secret-token');
    expect(text).not.toContain('places/tour/1');
  });

  it('counts a request as under way until its response', async () => {
    // The request for the metrics itself.
    expect(figure(await read(), 'http_requests_under_way')).toBe(1);
    expect(figure(await read(), 'http_requests_under_way')).toBe(1);
  });

  it('counts a visitor who disconnects early neither as a request under way nor as a connection', async () => {
    const head = 'POST /api/v1/auth/refresh HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    const socket = connect(port(), '127.0.0.1', () => socket.write(`${head}Content-Length: 9\r\n\r\n{`));
    const both = async () => {
      const text = await read();
      return [figure(text, 'http_requests_under_way'), figure(text, 'http_connections')];
    };
    await expect.poll(both).toEqual([2, 1]);
    socket.destroy();
    await expect.poll(both).toEqual([1, 0]);
  });

  it('closes a connection beyond the maximum at once, and counts it', async () => {
    const { server } = app();
    const max = server.maxConnections;
    expect(max).toBeGreaterThan(0);
    server.maxConnections = 0;
    const socket = connect(port(), '127.0.0.1');
    // Closed, or reset.
    socket.on('error', () => undefined).resume();
    await new Promise((resolve) => socket.once('close', resolve));
    server.maxConnections = max;
    expect(figure(await read(), 'http_connections_refused_total')).toBe(1);
  });

  it('refuses the metrics to a proxied request', async () => {
    for (const header of ['x-forwarded-for', 'forwarded']) {
      const { statusCode } = await app().inject({ url: '/metrics', headers: { [header]: '203.0.113.7' } });
      expect(statusCode).toBe(404);
    }
  });

  it('counts pending mails and payments, with the age of the oldest', async () => {
    const past = new Date(clock.now().getTime() - 90_000);
    await sql`insert into mail_outbox (id, recipient, language, kind, created_at, next_try_at)
      values (gen_random_uuid(), 'a@example.com', 'en', 'test', ${past}, ${past})`.execute(database().sql);
    expect(await readBacklog(database(), clock)).toMatchObject({ mails: 1, oldestMail: 90, confirming: 0 });
    await sql`update mail_outbox set sent_at = ${clock.now()}`.execute(database().sql);
    expect(await readBacklog(database(), clock)).toMatchObject({ mails: 0, oldestMail: 0, refunds: 0 });
  });
});

describeWithGuide('DESIGN 3: access to the metrics', (database) => {
  const token = 'figures-of-24-characters-or-more';
  const live = { PUBLIC_ORIGIN: 'https://guide.example' };
  const closed = useApplication(database, { variables: live });
  const tokened = useApplication(database, {
    variables: { ...live, METRICS_TOKEN: token, TRUST_PROXY: '1' },
  });

  it('refuses everyone when the product is live and no token is set', async () => {
    for (const headers of [{}, { authorization: `Bearer ${token}` }])
      expect((await closed.app().inject({ url: '/metrics', headers })).statusCode).toBe(404);
  });

  it('serves only requests with the token, also through a proxy', async () => {
    const read = (headers: Record<string, string>) => tokened.app().inject({ url: '/metrics', headers });
    for (const authorization of ['', token, `Basic ${token}`, `Bearer ${token}x`, `Bearer ${token.slice(1)}`])
      expect((await read({ authorization })).statusCode, authorization).toBe(404);
    const through = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' };
    const { statusCode, body } = await read(through);
    expect(statusCode).toBe(200);
    expect(body).toContain('# TYPE http_');
    expect(body).not.toContain(token);
  });
});

it('reports an unavailable database, and still serves the metrics', async () => {
  let now = 0;
  const metrics = createMetrics(() => now);
  let isAway = false;
  metrics.readBacklogBy(async () => {
    if (isAway) throw new ProblemError('unavailable');
    return { mails: 7, oldestMail: 1, confirming: 0, oldestConfirming: 0, refunds: 0 };
  });
  expect(figure(await metrics.text(), 'db_up')).toBe(1);
  isAway = true;
  now = 4_999;
  // Within five seconds the previous values are reported.
  expect(figure(await metrics.text(), 'db_up')).toBe(1);
  now = 5_001;
  const body = await metrics.text();
  expect(figure(body, 'db_up')).toBe(0);
  expect(figure(body, 'mail_outbox_waiting')).toBe(7);
});

it('counts attempts, transitions and statements by outcome', async () => {
  const metrics = createMetrics();
  metrics.mailTried('sent');
  metrics.mailTried('retryScheduled');
  metrics.orderMoved('paid', 'reconciler');
  metrics.statementDone('unavailable', 0.2);
  metrics.readPoolBy(() => ({ total: 10, idle: 3, waiting: 2 }));
  const body = await metrics.text();
  expect(figure(body, 'mail_attempts_total{outcome="sent"}')).toBe(1);
  expect(figure(body, 'payment_moves_total{to="paid",cause="reconciler"}')).toBe(1);
  expect(figure(body, 'db_statement_duration_seconds_count{outcome="unavailable"}')).toBe(1);
  expect(figure(body, 'db_pool_connections{state="waiting"}')).toBe(2);
});

it('uses only existing metrics in the dashboard and the alerts', async () => {
  const text = await createMetrics().text();
  const ours = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  for (const file of ['grafana-dashboard.json', 'alerts.yaml']) {
    const source = await readFile(`ops/monitoring/${file}`, 'utf8');
    const named = [...source.matchAll(/\b(?:http|db|mail|payment)_[a-z_]+/g)].map(([name]) => name);
    expect(named.length).toBeGreaterThan(8);
    const unknown = named.filter((name) => !ours.has(name.replace(/_(bucket|count|sum)$/, '')));
    expect(unknown, file).toEqual([]);
  }
});
