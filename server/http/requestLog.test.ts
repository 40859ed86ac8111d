import { describe, expect, it, vi } from 'vitest';
import { exchange, listeningPort, requestBytes } from '../testing/rawHttp.ts';
import { usePlainApplication } from '../testing/testApplication.ts';
import { requestFields, requestLog } from './requestLog.ts';

const token = 'Zk3_'.repeat(11).slice(1);

it.each([
  ['/list?query=beach', '/list'],
  [`/plan/${token}`, '/plan/…'],
  [`/plan/${token}?lang=ja`, '/plan/…'],
  [`/plan//${token}/`, '/plan/…'],
  [`/%70lan/${token}`, '/plan/…'],
  [`/PLAN/${token}`, '/plan/…'],
  [`/ticket-check/${token}?lang=ko`, '/ticket-check/…'],
  [`/api/v1/tickets/${token}`, '/api/v1/tickets/…'],
  [`/driver-tours/${token}`, '/driver-tours/…'],
  [`/api/v1/driver-tours/${token}/order_1`, '/api/v1/driver-tours/…/order_1'],
  ['/tickets', '/tickets'],
  ['/content/tour/%EA', '/content/tour/%EA'],
  [`/plan/${token}/picture.png?v=1`, '/plan/…/picture.png'],
  [`/api/v1/shared-plans/${token}?locale=en`, '/api/v1/shared-plans/…'],
  ['/api/v1/trip-plan/share', '/api/v1/trip-plan/share'],
])('DESIGN 3: logs neither a query nor the token of a plan, a ticket or a driver: %s', (url, path) => {
  expect(requestFields({ method: 'GET', url, ip: '127.0.0.1' })).toEqual({
    method: 'GET',
    path,
    remoteAddress: '127.0.0.1',
  });
});

it('writes no control characters into log lines', () => {
  const log = requestLog('info');
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  if (log) log.stream.write(`${JSON.stringify({ msg: 'KIM\u202eARO\u009b31m' })}\n`);
  const lines = written.mock.calls.map(([line]) => String(line));
  written.mockRestore();
  expect(lines).toEqual(['{"msg":"KIM\\u202eARO\\u009b31m"}\n']);
});

describe('log lines of raw requests', () => {
  const { app } = usePlainApplication({ variables: { LOG_LEVEL: 'debug' } });

  it.each([
    `/plan/${token}`,
    `/x/../plan/${token}`,
    `/x/%2e%2E/plan/${token}`,
    `/./plan/./${token}`,
    `/plan\\${token}`,
    `/plan/${token}#x`,
    `http://guide.example/x/../plan/${token}`,
  ])('DESIGN 3: hide the token of %s', async (target) => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    try {
      await exchange(await listeningPort(app()), requestBytes(target));
      const lines = written.mock.calls.map(([line]) => String(line)).join('');
      expect(lines).toContain('"path":"/plan/…"');
      expect(lines.toLowerCase()).not.toContain(token.toLowerCase());
    } finally {
      written.mockRestore();
    }
  });
});
