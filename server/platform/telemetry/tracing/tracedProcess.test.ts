import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { guide } from '../../../testing/describeWithGuide.ts';
import { startMalformedServer } from '../../../testing/malformedServer.ts';
import { killRunning, type Started, serverAddress, start } from '../../../testing/startProcess.ts';
import { needsBuild } from '../../../testing/testWeb.ts';
import { type DataFolder, freshDataFolder } from '../../database/testing/testDatabases.ts';
import { type Collector, spanTree, startCollector } from './testing/collector.ts';

/** Prints at exit how many files of OpenTelemetry besides its API package the process has loaded. */
const counting = `import Module from 'node:module';
  process.on('exit', () => {
    const loaded = Object.keys(Module._cache).filter((file) => /@opentelemetry.(?!api.)/.test(file));
    process.stderr.write('loaded ' + loaded.length + '\\n');
  });`;
const nodeOptions = [`--import=data:text/javascript,${encodeURIComponent(counting)}`];

const lineSchema = z.object({
  msg: z.string(),
  reqId: z.string().optional(),
  trace_id: z.string().optional(),
});

const loadedBy = (started: Started) => Number(/loaded (\d+)/.exec(started.err())?.[1]);

describe.skipIf(needsBuild !== '')(`a process and its collector${needsBuild}`, { timeout: 120_000 }, () => {
  let collector: Collector;
  let folder: DataFolder;
  beforeAll(async () => {
    collector = await startCollector();
    folder = await freshDataFolder(guide);
  });
  afterEach(killRunning);
  afterAll(async () => {
    await collector.close();
    await folder.dispose();
  });

  async function stop(started: Started): Promise<void> {
    started.process.kill('SIGTERM');
    expect(await started.ended, started.err()).toBe(0);
  }

  it('exports pending spans at the end, and writes the trace into log lines', async () => {
    const started = start(
      {
        DATA_DIR: folder.dataDir,
        LOG_LEVEL: 'info',
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/v1/traces`,
        OTEL_BSP_SCHEDULE_DELAY: '600000',
      },
      { nodeOptions },
    );
    const address = await serverAddress(started);
    const trace = 'd'.repeat(32);
    const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01` };
    const response = await fetch(`${address}/content/tour/1?lang=en`, { headers });
    expect(response.status).toBe(200);
    const posted = await fetch(`${address}/api/v1/auth/login/email`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'Winter2026!' }),
    });
    expect(posted.status).toBe(401);
    expect(collector.spans).toEqual([]);
    await stop(started);
    expect(loadedBy(started)).toBeGreaterThan(10);

    const spans = collector.spans.filter(({ traceId }) => traceId === trace);
    const lines = spanTree(spans);
    expect(lines.slice(0, 2)).toEqual(['GET /*', '  render page']);
    expect(spans.find(({ name }) => name === 'render page')?.attributes).toEqual({
      'solbada.page': 'pages/place/place',
      'solbada.page_status': 200,
    });
    expect(lines.slice(lines.indexOf('POST /api/v1/auth/login/email'))[1]).toBe('  SELECT account');
    for (const secret of ['nobody@', 'Winter2026!', 'lang=en', folder.dataDir])
      expect(collector.whole()).not.toContain(secret);

    const logged = started
      .out()
      .split('\n')
      .flatMap((line) => (line.startsWith('{') ? lineSchema.parse(JSON.parse(line)) : []));
    const completed = logged.filter(({ msg, trace_id }) => msg === 'request completed' && trace_id === trace);
    expect(completed.map(({ reqId }) => reqId)).toContain(response.headers.get('x-request-id'));
    expect(completed).toHaveLength(2);
  });

  it('logs one line for an unreachable collector, and fails no request', async () => {
    const started = start({
      DATA_DIR: folder.dataDir,
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      OTEL_EXPORTER_OTLP_TIMEOUT: '300',
      OTEL_BSP_SCHEDULE_DELAY: '20',
    });
    const address = await serverAddress(started);
    const ask = async () => expect((await fetch(`${address}/api/v1/theme?locale=ko`)).status).toBe(200);
    for (let tries = 0; tries < 400 && started.err() === ''; tries += 1) {
      await ask();
      await pause(25);
    }
    const line = 'The collector takes no traces; they are dropped.\n';
    expect(started.err()).toBe(line);
    for (let more = 0; more < 20; more += 1) {
      await ask();
      await pause(25);
    }
    await stop(started);
    expect(started.err()).toBe(line);
  });

  it('ends in time with a collector that never responds', async () => {
    const silent = await startMalformedServer();
    await silent.be('silent');
    const started = start({
      DATA_DIR: folder.dataDir,
      OTEL_EXPORTER_OTLP_ENDPOINT: silent.url,
      OTEL_EXPORTER_OTLP_TIMEOUT: '60000',
    });
    expect((await fetch(`${await serverAddress(started)}/api/v1/theme?locale=ko`)).status).toBe(200);
    // If the stop waited for it, the process's own limit would end it with 1.
    await stop(started);
    await silent.close();
  });

  it('loads no SDK code without a collector', async () => {
    const started = start({ DATA_DIR: folder.dataDir, OTEL_SERVICE_NAME: 'guide' }, { nodeOptions });
    expect((await fetch(`${await serverAddress(started)}/`)).status).toBe(200);
    await stop(started);
    expect(started.err()).toBe('loaded 0\n');
  });
});
