import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverPort } from '../platform/serverPort.ts';
import { usePlainApplication } from '../testing/testApplication.ts';

const head = 'GET /healthz HTTP/1.1\r\nHost: a\r\n';
const list = 'GET /api/v1/places/tour HTTP/1.1\r\nHost: a\r\n\r\n';
const post = 'POST /language HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

/** What a client sends at once, and what it repeats at intervals. */
const slow: Record<string, { says: string; more?: string }> = {
  'says nothing': { says: '' },
  'asks no more': { says: `${head}\r\n` },
  'says a head by drops': { says: `${head}X: `, more: 'x' },
  'says a body by drops': { says: `${post}Content-Length: 5000\r\n\r\n`, more: ' ' },
  'goes on with a body after the response': { says: `${head}Content-Length: 5000\r\n\r\n`, more: ' ' },
  'goes on after a refusal': { says: `${head}Content-Length: x\r\n\r\n`, more: 'x' },
  'goes on with a tunnel that it did not get': { says: 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', more: 'x' },
  'asks once, then by drops': { says: `${head}\r\nGET /healthz HT`, more: 'T' },
  'never reads': { says: list.repeat(4) },
  'never reads, and asks on': { says: list.repeat(4), more: list },
  'asks a thousand times before a response': { says: `${head}\r\n`.repeat(1_000) },
};

describe('connections', { timeout: 90_000 }, () => {
  const { app } = usePlainApplication({
    variables: { REQUEST_SECONDS: '2', KEEP_ALIVE_SECONDS: '2' },
    handlers: {
      // Some of them exceed what the system's buffers take.
      listPlaces: async () => ({
        items: [{ id: 1, thumbnailUrl: '/p.svg', name: 'x'.repeat(2_000_000), summary: '', type: 'TOUR' }],
        currentPage: 1,
        totalPages: 1,
        totalItems: 1,
      }),
    },
  });
  beforeAll(async () => {
    await app().listen({ port: 0, host: '127.0.0.1' });
  });
  const drops: NodeJS.Timeout[] = [];
  const ours: Socket[] = [];
  afterAll(() => {
    for (const drop of drops) clearInterval(drop);
    for (const socket of ours) socket.destroy();
  });

  it('ends slow connections that never end by themselves', async () => {
    /** Connected clients and the connections that the server still has, by client port. */
    const came = new Set<number | undefined>();
    const connected = new Set<number | undefined>();
    app().server.on('connection', (socket: Socket) => {
      const port = socket.remotePort;
      came.add(port);
      connected.add(port);
      socket.once('close', () => connected.delete(port));
    });

    const names = new Map<number | undefined, string>();
    for (const [name, { says, more }] of Object.entries(slow)) {
      const socket = connect({ port: serverPort(app().server), host: '127.0.0.1', allowHalfOpen: true });
      ours.push(socket);
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      names.set(socket.localPort, name);
      socket.write(says);
      if (name.startsWith('never reads')) socket.pause();
      else socket.resume();
      if (more) drops.push(setInterval(() => socket.writable && socket.write(more), 300));
    }
    const left = () => [...connected].map((one) => names.get(one));
    await expect.poll(left, { timeout: 60_000, interval: 50 }).toEqual([]);
    expect([...names.keys()].filter((one) => !came.has(one))).toEqual([]);
  });

  it('allows a few pipelined requests, and ends a connection that sends them without end', async () => {
    const asked = async (times: number) => {
      const socket = connect({ port: serverPort(app().server), host: '127.0.0.1' });
      let text = '';
      socket.on('data', (data) => {
        text += data;
      });
      // A connection that ends before its response is reset.
      socket.on('error', () => undefined);
      socket.write(`${head}\r\n`.repeat(times - 1));
      socket.write(`${head}Connection: close\r\n\r\n`);
      await new Promise((resolve) => socket.once('close', resolve));
      return text.match(/HTTP\/1\.1 200/g)?.length ?? 0;
    };
    expect(await asked(4)).toBe(4);
    expect(await asked(1_000)).toBeLessThanOrEqual(4);
  });
});
