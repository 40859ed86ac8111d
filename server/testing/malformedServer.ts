import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { listenRefusably } from './refusableServer.ts';

type MalformedAnswer = (response: ServerResponse, request: IncomingMessage) => void;

const json = { 'content-type': 'application/json' };
/** Twice the limit up to which a response is read. */
const long = JSON.stringify({ a: 'x'.repeat(1024 * 1024) });

function drip(response: ServerResponse): void {
  response.writeHead(200, json);
  const timer = setInterval(() => response.write(' '), 20);
  response.once('close', () => clearInterval(timer));
}

function pour(response: ServerResponse): void {
  const much = Buffer.alloc(64 * 1024, ' ');
  const more = () => {
    while (!response.destroyed && response.write(much)) {
      // No faster than the client reads.
    }
  };
  response
    .writeHead(200, json)
    .on('drain', more)
    .on('error', () => undefined);
  more();
}

/** Malformed responses of a provider. */
const malformedResponses = {
  silent: () => undefined,
  dripping: drip,
  endless: pour,
  huge: (response) => response.writeHead(200, json).end(long),
  packed: (response) => response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync(long)),
  webPage: (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome to nginx!</html>'),
  wrongType: (response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('{"ok":true}'),
  brokenJson: (response) => response.writeHead(200, json).end('{"code":"Ok","status":"DONE",'),
  otherJson: (response) => response.writeHead(200, json).end('[{"hello":["world"]},null]'),
  fault: (response) => response.writeHead(500).end('oops'),
  tooMany: (response) => response.writeHead(429, { 'retry-after': '3600' }).end(),
  brokenOff: (response) => {
    response.writeHead(200, { ...json, 'content-length': '900' });
    response.write('{"code":"Ok"', () => response.destroy());
  },
  redirect: (response, { headers }) =>
    response.writeHead(302, { location: `http://${headers.host}${redirectTarget}` }).end(),
} as const satisfies Record<string, MalformedAnswer>;

/** Target of the redirect, which must not be followed. */
export const redirectTarget = '/elsewhere';

export type ResponseFault = keyof typeof malformedResponses | 'refused';

export const responseFaults: readonly ResponseFault[] = [
  'refused',
  'silent',
  'dripping',
  'endless',
  'huge',
  'packed',
  'webPage',
  'wrongType',
  'brokenJson',
  'otherJson',
  'fault',
  'tooMany',
  'brokenOff',
  'redirect',
];

/** Faults that only a timeout ends. */
export const hangsForever = (fault: ResponseFault) => fault === 'silent' || fault === 'dripping';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface HonestResponse {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body: string;
}

export interface MalformedServer {
  readonly url: string;
  readonly asked: ReceivedRequest[];
  /** Sets the fault; null: responds correctly. */
  be(fault: ResponseFault | null): Promise<void>;
  close(): Promise<void>;
}

/**
 * A server that carries out each request, and then responds with malformed data or correctly. For `refused` nothing listens;
 * other faults apply to the chosen requests, by default to all.
 */
export async function startMalformedServer(
  work: (asked: ReceivedRequest) => Promise<HonestResponse> = async () => ({ status: 404, body: '' }),
  isAskedMalformed: (asked: ReceivedRequest) => boolean = () => true,
): Promise<MalformedServer> {
  const asked: ReceivedRequest[] = [];
  let now: ResponseFault | null = null;
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const question = { method, path, headers, body: await text(request) };
    asked.push(question);
    const { status, headers: more, body } = await work(question);
    if (now === null || now === 'refused' || !isAskedMalformed(question))
      response.writeHead(status, { ...json, ...more }).end(body);
    else malformedResponses[now](response, request);
  });
  const { port, comeAndGo } = await listenRefusably(server, () => server.closeAllConnections());
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async be(fault) {
      now = fault;
      await comeAndGo(fault !== 'refused');
    },
    close: () => comeAndGo(false),
  };
}
