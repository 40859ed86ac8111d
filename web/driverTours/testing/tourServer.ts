import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { apiBase } from '../../../contract/addresses.ts';
import type { DriverTour } from '../../../contract/desk/driverTours.ts';
import { getDriverTours, reportTourStep } from '../../../contract/desk/driverTours.ts';
import { stateAfterStep } from '../../../domain/tour/tourRules.ts';

export const code = '7.20261125.signature';

export const testTour = (changes: Partial<DriverTour> = {}): DriverTour => ({
  orderId: 'order_1',
  orderNumber: 'SB-7K3M-92',
  tripDate: '2026-11-23',
  startTime: '10:00',
  departurePlace: null,
  numberOfPeople: 2,
  boughtHalfHours: 0,
  acceptsEarlyEnd: false,
  language: 'en',
  customerName: 'ADA LOVELACE',
  customerPhone: null,
  state: 'offered',
  overtimeHalfHours: 0,
  overtimePrice: 5_000,
  overtimeAmount: 0,
  instructions: '',
  stops: [],
  ...changes,
});

/** What happens to the next request: nothing, its response is lost, it never arrives, or it is refused. */
type ServerBehaviour =
  | 'taken'
  | 'responseLost'
  | 'lost'
  | 400
  | 401
  | 404
  | 409
  | 410
  | 429
  | 500
  | 503
  | 'loginPage';

/** An HTTP server for a driver's tours, behind a network whose failures the test chooses. */
export async function openTourServer() {
  let tours: readonly DriverTour[] = [testTour()];
  let behaviours: ServerBehaviour[] = [];
  let isOn = true;
  const requests: string[] = [];

  function take(orderId: string, body: string): void {
    const report = reportTourStep.body.parse(JSON.parse(body));
    tours = tours.flatMap((tour) => {
      if (tour.orderId !== orderId) return [tour];
      if ('overtimeHalfHours' in report) {
        const { overtimeHalfHours } = report;
        return [{ ...tour, overtimeHalfHours, overtimeAmount: overtimeHalfHours * tour.overtimePrice }];
      }
      return report.step === 'cannot' ? [] : [{ ...tour, state: stateAfterStep[report.step] }];
    });
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const [, orderId] = (request.url ?? '').replace(`${apiBase}/driver-tours/`, '').split('/');
    const behaviour = isOn ? (behaviours.shift() ?? 'taken') : 'lost';
    if (behaviour === 'lost') return void request.socket.destroy();
    const { authorization: token } = request.headers;
    requests.push([orderId ? `${orderId} ${body}` : 'load', ...(token ? [token] : [])].join(' '));
    if (behaviour === 'loginPage')
      return void response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Wi-Fi</p>');
    if (typeof behaviour === 'number')
      return void response
        .writeHead(behaviour, { 'content-type': 'application/problem+json' })
        .end(JSON.stringify({ errors: [{ field: 'pin', code: 'needed' }] }));
    if (orderId === 'pin')
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"token":"1.a"}');
    if (orderId) take(orderId, body);
    if (behaviour === 'responseLost') return void request.socket.destroy();
    const document = getDriverTours.response.parse({
      driverName: '김기사',
      today: '2026-11-23',
      deskPhone: '033-000-0000',
      tours,
    });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document));
  }

  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server listens on a port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    /** What has arrived since the last call: `load`, or the order and the body. */
    arrived: () => requests.splice(0),
    tours: () => tours,
    setTours(...set: readonly DriverTour[]) {
      tours = set;
    },
    /** The behaviours of the next requests, in their order. */
    next(...set: ServerBehaviour[]) {
      behaviours = set;
    },
    switch(on: boolean) {
      isOn = on;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
