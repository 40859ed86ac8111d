import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolState } from '../../database/engine.ts';
import type { DatabaseMeter } from '../../database/meteredEngine.ts';
import type { Job, JobFailureCause } from '../../jobs/jobErrors.ts';

/** Buckets in seconds, from the time of a cached page to the longest wait of a visitor. */
const times = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Outcome of one attempt at a mail: sent, retried later (after a bug of ours: failed), given up, or left to a newer
 * release.
 */
export type MailOutcome = 'sent' | 'retryScheduled' | 'failed' | 'deferred' | 'gaveUp';

/** Pending work in the database, read when the metrics are requested. */
export interface Backlog {
  /** Mails that are neither sent nor given up. */
  readonly mails: number;
  /** Age of the oldest of them (s). */
  readonly oldestMail: number;
  /** Payments whose outcome the provider has not reported yet. */
  readonly confirming: number;
  readonly oldestConfirming: number;
  /** Refunds that are decided and not confirmed by the provider. */
  readonly refunds: number;
}

/**
 * The product's metrics for Prometheus (names begin with `http_`, `db_`, `mail_`, `payment_`;
 * docs/product/api.md#health). Each process counts for itself; values read from the database are the same in every
 * process.
 */
export interface Metrics extends DatabaseMeter {
  /** `route` is the pattern, never the address: an address may hold a token, and would create unlimited time series. */
  requestDone(request: { method: string; route: string; status: number; seconds: number }): void;
  requestBegins(): void;
  requestEnds(): void;
  connectionBegins(): void;
  connectionEnds(): void;
  /** A connection beyond the maximum, closed at once. */
  connectionRefused(): void;
  /** `kind` is a problem code and `route` a pattern: both come from short fixed lists. */
  securityEvent(kind: string, route: string): void;
  mailTried(outcome: MailOutcome): void;
  jobFailed(job: Job, cause: JobFailureCause): void;
  orderMoved(to: string, cause: string): void;
  /** Sets the source of the values in the database; read at most every five seconds. */
  readBacklogBy(read: () => Promise<Backlog>): void;
  /** `read` returns null without a pool. */
  readPoolBy(read: () => PoolState | null): void;
  /** `read` returns whether the database accepts writes. */
  readWritableBy(read: () => boolean): void;
  /** The media type of Prometheus' text. */
  readonly type: string;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
  /** The same as objects, to be merged with those of other processes. */
  own(): Promise<{ name: string }[]>;
}

const backlogServesFor = 5_000;

export function createMetrics(now: () => number = () => performance.now()): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status, and how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets: times,
    registers,
  });
  const underWay = new Gauge({ name: 'http_requests_under_way', help: 'Requests being handled', registers });
  const connections = new Gauge({ name: 'http_connections', help: 'Connections of visitors', registers });
  const refused = new Counter({
    name: 'http_connections_refused_total',
    help: 'Connections closed as they came, since there were as many as the process holds',
    registers,
  });
  const securityEvents = new Counter({
    name: 'http_security_events_total',
    help: 'Failed sign-ins, refusals and limits by kind and route; the log has a line for each, up to a limit',
    labelNames: ['kind', 'route'],
    registers,
  });
  const statements = new Histogram({
    name: 'db_statement_duration_seconds',
    help: 'Statements by outcome: done, refused (the statement) or unavailable (the database)',
    labelNames: ['outcome'],
    buckets: times,
    registers,
  });
  const waits = new Histogram({
    name: 'db_connection_wait_seconds',
    help: 'How long a caller waited for a connection',
    labelNames: ['outcome'],
    buckets: times,
    registers,
  });
  const pool = new Gauge({
    name: 'db_pool_connections',
    help: 'Connections in the pool, idle ones among them, and callers waiting for one',
    labelNames: ['state'],
    registers,
  });
  const up = new Gauge({
    name: 'db_up',
    help: '1 when the database answered this question',
    registers,
    aggregator: 'min',
  });
  const writable = new Gauge({
    name: 'db_takes_writes',
    help: '0 while the disk of the embedded database is full, and it is only read',
    registers,
    aggregator: 'min',
  });
  const mails = new Counter({
    name: 'mail_attempts_total',
    help: 'Attempts to send a mail by outcome: sent, retryScheduled, failed (likewise, after a fault of ours), deferred (to a newer release) or gaveUp',
    labelNames: ['outcome'],
    registers,
  });
  const moves = new Counter({
    name: 'payment_moves_total',
    help: 'OrderTransitions of orders, by the status they came to and by who moved them',
    labelNames: ['to', 'cause'],
    registers,
  });
  const failures = (name: string, job: string) =>
    new Counter({
      name,
      help: `Failures of the ${job} by cause: database (it was away) or fault (the log has its stack)`,
      labelNames: ['cause'],
      registers,
    });
  const jobFailures: Record<Job, Counter<'cause'>> = {
    alerts: failures('mail_alert_failures_total', 'alerts of the staff'),
    call_off: failures('payment_call_off_failures_total', 'calling off of tours'),
    expiry: failures('db_expiry_failures_total', 'removal of what has expired'),
    guide_version: failures('db_guide_version_failures_total', 'poll of the guide’s version'),
    mail: failures('mail_failures_total', 'sending of mails'),
    official_data: failures('db_official_data_failures_total', 'comparison of official data'),
    payment_sync: failures('payment_sync_failures_total', 'sync of orders with the payment provider'),
    settings: failures('db_settings_failures_total', 'poll of the settings'),
  };
  // Aggregated by `max`, not by sum: every process reads the same rows.
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers, aggregator: 'max' });
  const waiting = {
    mails: gauge('mail_outbox_waiting', 'Mails neither sent nor given up'),
    oldestMail: gauge('mail_outbox_oldest_seconds', 'Age of the oldest mail that waits'),
    confirming: gauge('payment_confirming', 'Payments whose outcome the provider has not told'),
    oldestConfirming: gauge('payment_confirming_oldest_seconds', 'Age of the oldest of these'),
    refunds: gauge('payment_refunds_waiting', 'Refunds decided and not confirmed by the provider'),
  };

  let readBacklog: (() => Promise<Backlog>) | null = null;
  let readPool: (() => PoolState | null) | null = null;
  let readWritable: (() => boolean) | null = null;
  let readAt = Number.NEGATIVE_INFINITY;

  async function refresh(): Promise<void> {
    for (const [state, value] of Object.entries(readPool?.() ?? {})) pool.set({ state }, value);
    writable.set(readWritable?.() === false ? 0 : 1);
    if (!readBacklog || now() - readAt < backlogServesFor) return;
    readAt = now();
    try {
      const backlog = await readBacklog();
      waiting.mails.set(backlog.mails);
      waiting.oldestMail.set(backlog.oldestMail);
      waiting.confirming.set(backlog.confirming);
      waiting.oldestConfirming.set(backlog.oldestConfirming);
      waiting.refunds.set(backlog.refunds);
      up.set(1);
    } catch {
      // The previous values are reported again, and a metric shows that they are stale.
      up.set(0);
    }
  }

  return {
    requestDone: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    requestBegins: () => underWay.inc(),
    requestEnds: () => underWay.dec(),
    connectionBegins: () => connections.inc(),
    connectionEnds: () => connections.dec(),
    connectionRefused: () => refused.inc(),
    securityEvent: (kind, route) => securityEvents.inc({ kind, route }),
    statementDone: (outcome, seconds) => statements.observe({ outcome }, seconds),
    connectionWaited: (outcome, seconds) => waits.observe({ outcome }, seconds),
    mailTried: (outcome) => mails.inc({ outcome }),
    jobFailed: (job, cause) => jobFailures[job].inc({ cause }),
    orderMoved: (to, cause) => moves.inc({ to, cause }),
    readBacklogBy: (read) => {
      readBacklog = read;
    },
    readPoolBy: (read) => {
      readPool = read;
    },
    readWritableBy: (read) => {
      readWritable = read;
    },
    type: registry.contentType,
    async text() {
      await refresh();
      return registry.metrics();
    },
    async own() {
      await refresh();
      return registry.getMetricsAsJSON();
    },
  };
}
