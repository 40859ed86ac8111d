import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { errorFields } from '../../http/requestLog.ts';
import { unavailable } from '../database/failures.ts';
import { createMetrics } from '../telemetry/metrics/metrics.ts';
import { createJobErrors } from './jobErrors.ts';

describe('DESIGN 3: failures of background jobs', () => {
  function reporting() {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const metrics = createMetrics();
    const log = pino({ serializers: { err: errorFields } }, stream);
    return { lines, metrics, errors: createJobErrors({ log, count: metrics.jobFailed }) };
  }

  it('logs a programming error with its stack and the item at work, and counts it', async () => {
    const { lines, metrics, errors } = reporting();
    expect(errors.report('payment_sync', new TypeError('x is undefined'), { orderId: 'order_1' })).toBe(
      'fault',
    );
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 50,
      msg: 'payment sync failed',
      orderId: 'order_1',
      err: { type: 'TypeError', message: 'x is undefined', stack: expect.stringContaining('jobErrors.test') },
    });
    expect(await metrics.text()).toContain('payment_sync_failures_total{cause="fault"} 1');
  });

  it('counts an unavailable database without logging it', async () => {
    const { lines, metrics, errors } = reporting();
    expect(errors.report('mail', unavailable(new Error('ECONNREFUSED')))).toBe('database');
    expect(lines).toEqual([]);
    expect(await metrics.text()).toContain('mail_failures_total{cause="database"} 1');
  });

  it('logs no properties of an error besides its text: queries and their values are personal data', () => {
    const { lines, errors } = reporting();
    const cause = Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(a@example.com)' });
    const error = Object.assign(new Error('failed', { cause }), {
      code: '23505',
      params: ['a@example.com'],
      query: 'select secret',
    });
    errors.report('mail', error);
    expect(lines[0]).toContain('"code":"23505"');
    expect(lines[0]).toContain('duplicate key');
    expect(lines[0]).not.toMatch(/example\.com|select secret/);
  });
});
