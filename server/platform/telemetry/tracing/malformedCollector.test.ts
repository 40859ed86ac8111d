import { afterAll, it, vi } from 'vitest';
import {
  type ResponseFault,
  responseFaults,
  startMalformedServer,
} from '../../../testing/malformedServer.ts';
import { openTracing } from './openTracing.ts';

/** A collector's response body may be anything: only the status is read. */
const isTaken = (fault: ResponseFault) =>
  ['huge', 'packed', 'webPage', 'wrongType', 'brokenJson', 'otherJson', 'brokenOff'].includes(fault);

const away = 'The collector takes no traces; they are dropped.';
const back = 'The collector takes traces again.';

afterAll(() => vi.unstubAllEnvs());

it.concurrent.for(responseFaults)(
  'logs one line for a collector that sends an invalid response (%s), and goes on exporting',
  async (fault, { expect }) => {
    const server = await startMalformedServer(async () => ({ status: 200, body: '{}' }));
    await server.be(fault);
    // Environment variables are read synchronously, before a concurrent test changes them.
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', server.url);
    vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '300');
    vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '20');
    const logged: string[] = [];
    const tracing = openTracing((line) => logged.push(line), 600);
    const work = () => tracing.tracer.startSpan('a job').end();

    work();
    if (isTaken(fault)) await expect.poll(() => server.asked.length).toBe(1);
    else await expect.poll(() => logged).toEqual([away]);

    await server.be(null);
    await expect
      .poll(() => {
        work();
        return [server.asked.length > 1 || fault === 'refused', logged];
      })
      .toEqual([true, isTaken(fault) ? [] : [away, back]]);
    await tracing.close();
    await server.close();
  },
);
