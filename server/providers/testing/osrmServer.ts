import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { serverPort } from '../../platform/serverPort.ts';

/** A request for a table: its points as [lng, lat], and the query. */
export interface TableQuestion {
  readonly points: readonly (readonly [number, number])[];
  readonly query: string;
}

type Responder = (response: ServerResponse, question: TableQuestion) => void;

export interface OsrmServer {
  /** Address of the service below a path, as an operator may configure it. */
  readonly routingUrl: string;
  readonly asked: TableQuestion[];
  /** Sets the next responses; the last one repeats. */
  respondWith(...responders: Responder[]): void;
  close(): Promise<void>;
}

/** Sends JSON as osrm-routed does: errors with status 400. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
  response.end(JSON.stringify(body));
}

/** Driving a thousandth of a degree takes ten seconds to the east, and twenty to the west. */
export function travelSeconds(from: readonly [number, number], to: readonly [number, number]): number {
  const thousandths = (to[0] - from[0]) * 1000;
  return Math.round(thousandths >= 0 ? thousandths * 100 : thousandths * -200) / 10;
}

/** The table of the protocol (OSRM, https://project-osrm.org/docs/v5.24.0/api/, table service), with fields that we do not read. */
export const sendTable: Responder = (response, { points }) =>
  sendJson(response, 200, {
    code: 'Ok',
    durations: points.map((from) => points.map((to) => travelSeconds(from, to))),
    sources: points.map((location) => ({ hint: 'x', distance: 1.5, name: '', location })),
    destinations: points.map((location) => ({ hint: 'x', distance: 1.5, name: '', location })),
  });

function parseQuestion({ url = '' }: IncomingMessage): TableQuestion | null {
  const [, text, query = ''] = /^\/car\/table\/v1\/driving\/([\d.,;-]+)\?(.*)$/.exec(url) ?? [];
  const points = text?.split(';').map((point): [number, number] => {
    const [lng = NaN, lat = NaN] = point.split(',').map(Number);
    return [lng, lat];
  });
  return points ? { points, query } : null;
}

/** A fake of the table service of OSRM's HTTP API, with the failures that a test sets. */
export async function startOsrmServer(): Promise<OsrmServer> {
  const asked: TableQuestion[] = [];
  let responders: Responder[] = [sendTable];
  const server = createServer((request, response) => {
    const question = parseQuestion(request);
    if (!question) return sendJson(response, 400, { code: 'InvalidUrl', message: 'URL string malformed' });
    asked.push(question);
    const [respond = sendTable] = responders.length > 1 ? responders.splice(0, 1) : responders;
    return respond(response, question);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = serverPort(server);
  return {
    routingUrl: `http://127.0.0.1:${port}/car`,
    asked,
    respondWith: (...next) => {
      responders = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
