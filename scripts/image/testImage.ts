import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { Visitor } from '../../faults/visitor.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { openDatabase } from '../../server/platform/database/open.ts';
import { serverPort } from '../../server/platform/serverPort.ts';
import { openSandboxes } from '../../server/sandbox/openSandboxes.ts';
import { freePort } from '../../server/testing/freePort.ts';
import { goodPassword } from '../../server/testing/testPassword.ts';
import { waitUntil } from '../../server/testing/waitUntil.ts';
import { type BuiltImage, buildImage, call } from './buildImage.ts';
import { mayBeInImage } from './imageFiles.ts';
import { type RunningImage, runImage } from './runImage.ts';

/** Megabytes that the image may add to its base. */
const maxSize = 350;

const say = (line: string) => void process.stdout.write(`${line}\n`);

const megabytes = (folder: string) => Math.round(Number(call('du', ['-sxk', folder]).split('\t')[0]) / 1024);

/** Compares the files with the allow-list, and reports how much each part takes. */
function checkFiles({ root, baseRoot }: BuiltImage): void {
  const app = path.join(root, 'app');
  const files = readdirSync(app, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(app, path.join(entry.parentPath, entry.name)));
  assert.deepEqual(files.filter((file) => !mayBeInImage(file)).slice(0, 20), []);
  const tools = ['gcc', 'make', 'git', 'npm', 'python3'].filter((tool) =>
    ['usr/bin', 'usr/local/bin'].some((place) => readdirSync(path.join(root, place)).includes(tool)),
  );
  assert.deepEqual(tools, []);

  const size = megabytes(root) - megabytes(baseRoot);
  const parts = readdirSync(app).map((name): [string, number] => [name, megabytes(path.join(app, name))]);
  const largest = parts.filter(([, size]) => size > 0).sort(([, one], [, other]) => other - one);
  say(`${files.length} files. ${size} MB over the base: ${largest.map((part) => part.join(' ')).join(', ')}`);
  assert.ok(size <= maxSize, `The image adds more than ${maxSize} MB.`);
}

/** A server with the sandboxes of mail and payments; it passes everything else on to the product. */
async function openFront(productOrigin: string) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'image-sandboxes-'));
  const log = () => undefined;
  const database = await openDatabase({ dataDir, clock: systemClock, log });
  const app = fastify();
  const ownOrigin = () => `http://127.0.0.1:${serverPort(app.server)}`;
  const needs = { mail: true, google: false, payments: true, officialData: false };
  const sandboxes = await openSandboxes({
    database,
    clock: systemClock,
    ownOrigin,
    publicOrigin: productOrigin,
    needs,
  });
  await sandboxes.register(app);
  app.all(`/api/*`, async ({ method, url, headers, body }, reply) => {
    const { authorization = '', 'x-forwarded-for': client = '' } = headers;
    const response = await fetch(`${productOrigin}${url}`, {
      method,
      headers: { authorization, 'x-forwarded-for': String(client), 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return reply
      .code(response.status)
      .type('application/json')
      .send(await response.text());
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    sandboxes,
    origin: ownOrigin(),
    async close() {
      app.server.closeAllConnections();
      await app.close();
      await sandboxes.close();
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Sends SIGTERM while the body of a request is under way; the request must succeed, and the process end by itself. */
async function stopDuringRequest(running: RunningImage, port: number, email: string): Promise<void> {
  const body = JSON.stringify({ email, password: goodPassword });
  const socket = connect(port, '127.0.0.1');
  const head = [
    'POST /api/v1/auth/login/email HTTP/1.1',
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
  await pause(500);
  const start = performance.now();
  running.terminate();
  await pause(500);
  socket.write(body.slice(10));
  const response = await text(socket);
  assert.match(response, /^HTTP\/1\.1 200 /);
  const code = await Promise.race([running.ended, pause(20_000, 'still running', { ref: false })]);
  assert.equal(code, 0, running.output());
  say(
    `Stopped during a request: it got 200, and the process ended after ${Math.round(performance.now() - start)} ms.`,
  );
}

/** Checks that the process can change nothing but its data: no other user, no capability, nothing writable but tmpfs. */
function checkIsolation(running: RunningImage): void {
  const status = running.processFile('status');
  assert.match(status, /^Uid:\t1000\t1000\t1000\t1000$/m);
  for (const name of ['CapPrm', 'CapEff', 'CapBnd']) assert.match(status, new RegExp(`^${name}:\t0+$`, 'm'));
  assert.match(status, /^NoNewPrivs:\t1$/m);
  const mounts = running
    .processFile('mountinfo')
    .split('\n')
    .map((line) => line.split(' '));
  assert.match(mounts.find(([, , , , point]) => point === '/')?.[5] ?? '', /^ro\b/);
}

/** Starts the image, buys a ticket, and stops it. */
async function checkProduct(image: BuiltImage): Promise<void> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const front = await openFront(origin);
  const { toss, smtpUrl } = front.sandboxes;
  const start = performance.now();
  const running = runImage(image, {
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    SESSION_SECRET: randomBytes(48).toString('base64'),
    SMTP_URL: smtpUrl,
    GOOGLE_CLIENT_ID: 'none',
    GOOGLE_CLIENT_SECRET: 'none',
    TOSS_API_URL: toss.apiUrl(),
    TOSS_CLIENT_KEY: toss.clientKey,
    TOSS_SECRET_KEY: toss.secretKey,
  });
  try {
    const isReady = () =>
      fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    const details = () => running.output();
    await waitUntil('the image to be ready', isReady, {
      timeout: 120_000,
      interval: 200,
      during: running.ended,
      details,
    });
    const page = await fetch(`${origin}/`);
    assert.equal(page.status, 200);
    assert.equal((await fetch(`${origin}/sandbox/mailbox`)).status, 404);
    checkIsolation(running);
    say(`Ready after ${Math.round(performance.now() - start)} ms, as uid ${image.config.User}, read-only.`);

    const wrong: ConstructorParameters<typeof Visitor>[2] = [];
    const visitor = new Visitor(1, { origins: [front.origin] }, wrong);
    await visitor.signUp(() => true);
    await visitor.buy();
    assert.deepEqual(wrong, []);
    assert.equal(visitor.paid.size, 1, running.output());
    say('Signed up by mail and bought a ticket.');
    await stopDuringRequest(running, port, visitor.email);
  } finally {
    running.kill();
    await front.close();
  }
}

const start = performance.now();
const image = buildImage();
try {
  say(`Built in ${Math.round((performance.now() - start) / 1000)} s.`);
  checkFiles(image);
  await checkProduct(image);
} finally {
  image.close();
}
say('The image passed.');
