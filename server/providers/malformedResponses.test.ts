import { describe, expect, it } from 'vitest';
import {
  hangsForever,
  type ResponseFault,
  redirectTarget,
  responseFaults,
  startMalformedServer,
} from '../testing/malformedServer.ts';
import { createIdentityProvider, IdentityRefusal, IdentityUnavailable } from './identity.ts';
import { PaymentUnknown } from './payments.ts';
import { createRoutingService, RoutingFailure } from './routing.ts';
import { client, issuerPaths, startFakeIssuer } from './testing/fakeIssuer.ts';
import { createTossPayments } from './toss.ts';
import { TourApiFailure } from './tourapi.ts';
import { createTourApi } from './tourapiOverHttp.ts';
import { photographOrigin } from './tourapiResponses.ts';

/** Short for faults that only the timeout ends; for the others too long to be the cause of a failure. */
const timeLimitFor = (fault: ResponseFault) => (hangsForever(fault) ? 300 : 25_000);

async function catchFailure(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'no failure',
    (error: unknown) => error,
  );
}

interface Ends {
  /** Code of the unknown outcome of a payment. */
  readonly payments: string;
  /** Reason of the missing driving times. */
  readonly routing: string;
  readonly identity: 'unavailable' | 'refused';
  /** Number of attempts for one request to the payment provider. */
  readonly tries?: number;
}

const tooLong = {
  payments: 'TOO_LONG_ANSWER',
  routing: 'response too long',
  identity: 'unavailable',
} as const;

const ends: Record<ResponseFault, Ends> = {
  refused: { payments: 'NO_CONNECTION', routing: 'no connection', identity: 'unavailable', tries: 0 },
  silent: { payments: 'TIME_OUT', routing: 'too slow', identity: 'unavailable' },
  dripping: { payments: 'TIME_OUT', routing: 'too slow', identity: 'unavailable' },
  endless: tooLong,
  huge: tooLong,
  packed: tooLong,
  webPage: { payments: 'UNREADABLE_ANSWER', routing: 'no JSON', identity: 'refused' },
  wrongType: { payments: 'UNREADABLE_ANSWER', routing: 'unreadable response', identity: 'refused' },
  brokenJson: { payments: 'UNREADABLE_ANSWER', routing: 'no JSON', identity: 'refused' },
  otherJson: { payments: 'UNREADABLE_ANSWER', routing: 'unreadable response', identity: 'refused' },
  fault: { payments: 'STATUS_500', routing: 'status 500', identity: 'unavailable', tries: 3 },
  tooMany: { payments: 'STATUS_429', routing: 'status 429', identity: 'unavailable' },
  brokenOff: { payments: 'NO_CONNECTION', routing: 'no connection', identity: 'unavailable', tries: 3 },
  redirect: { payments: 'STATUS_302', routing: 'status 302', identity: 'refused' },
};

const request = {
  paymentKey: 'pay_key',
  orderId: 'order_1',
  amount: 30_000,
  currency: 'KRW' as const,
  idempotencyKey: 'once',
};
const calls = {
  confirm: (payments) => payments.confirm(request),
  cancel: (payments) => payments.cancel({ ...request, isChargedLater: false, reason: 'rain' }),
  paymentByKey: (payments) => payments.paymentByKey(request.paymentKey, 'KRW'),
  findPaymentByOrder: (payments) => payments.findPaymentByOrder(request.orderId, 'KRW'),
} satisfies Record<string, (payments: ReturnType<typeof createTossPayments>) => Promise<unknown>>;

const redirectUri = 'http://localhost:3000/oauth2/callback';

describe.concurrent('outside services that respond with malformed data', () => {
  it.for(responseFaults)(
    'DESIGN 3: leaves every call to the payment provider (%s) with an unknown outcome',
    async (fault) => {
      const server = await startMalformedServer();
      await server.be(fault);
      const payments = createTossPayments({
        apiUrl: () => server.url,
        secretKey: 'test_gsk_hunter2',
        assertOutsideTransaction: () => undefined,
        timeLimit: timeLimitFor(fault),
      });
      const failures = await Promise.all(Object.values(calls).map((call) => catchFailure(call(payments))));
      for (const failure of failures) {
        expect(failure).toBeInstanceOf(PaymentUnknown);
        expect(failure).toMatchObject({ code: ends[fault].payments });
      }
      expect(server.asked.map(({ path }) => path)).not.toContain(redirectTarget);
      const asked = (ends[fault].tries ?? 1) * failures.length;
      // On a busy machine some requests may not be sent within so short a limit.
      if (hangsForever(fault)) expect(server.asked.length).toBeLessThanOrEqual(asked);
      else expect(server.asked).toHaveLength(asked);
      await server.close();
    },
  );

  it.for(responseFaults)(
    'DESIGN 4: returns no driving times from the routing service (%s)',
    async (fault) => {
      const server = await startMalformedServer();
      await server.be(fault);
      const routing = createRoutingService({ routingUrl: server.url, timeLimit: timeLimitFor(fault) });
      const failure = await catchFailure(routing.secondsBetween([{ lat: 37.7, lng: 128.9 }]));
      expect(failure).toBeInstanceOf(RoutingFailure);
      expect(failure).toMatchObject({ reason: ends[fault].routing });
      expect(server.asked.map(({ path }) => path)).not.toContain(redirectTarget);
      expect(server.asked.length).toBeLessThanOrEqual(2);
      await server.close();
    },
  );

  it.for(responseFaults)('Official data: reads nothing from TourAPI (%s)', async (fault) => {
    const server = await startMalformedServer();
    await server.be(fault);
    const api = createTourApi({
      apiUrl: () => server.url,
      serviceKey: 'hunter2',
      photographs: { origin: () => server.url, browserPath: '' },
      assertOutsideTransaction: () => undefined,
      pauseBetween: 0,
      firstPause: 1,
      timeLimit: timeLimitFor(fault),
    });
    const failures = [
      await catchFailure(api.list('ko', 1)),
      await catchFailure(api.download(`${photographOrigin}/a.jpg`)),
    ];
    for (const failure of failures) {
      expect(failure).toBeInstanceOf(TourApiFailure);
      expect(String(failure)).not.toContain('hunter2');
    }
    expect(server.asked.map(({ path }) => path)).not.toContain(redirectTarget);
    expect(server.asked.length).toBeLessThanOrEqual(6);
    await server.close();
  });

  describe.each(Object.entries(issuerPaths))('Google at its %s', (_, path) => {
    it.for(responseFaults)('DESIGN 4: signs no user in: %s', async (fault) => {
      const issuer = await startFakeIssuer(path);
      const provider = createIdentityProvider({
        ...client,
        issuer: () => issuer.url,
        allowsHttp: true,
        timeLimit: timeLimitFor(fault),
      });
      const signIn = async () => {
        if (fault !== 'refused' || path === issuerPaths.discovery) await issuer.be(fault);
        const { pending } = await provider.begin({ redirectUri });
        await issuer.be(fault);
        issuer.nonce = pending.nonce;
        const query = new URLSearchParams({ code: 'a-code-of-a-visitor', state: pending.state });
        return provider.finish({ redirectUri, query, pending });
      };
      const failure = await catchFailure(signIn());
      expect(failure).toBeInstanceOf(
        ends[fault].identity === 'refused' ? IdentityRefusal : IdentityUnavailable,
      );
      expect(`${failure}`).not.toMatch(/a-code-of-a-visitor|a-secret/);
      const asked = issuer.asked.map((one) => one.path);
      expect(asked).not.toContain(redirectTarget);
      // A code is exchanged once, whatever the response.
      expect(asked.filter((one) => one === issuerPaths.token).length).toBeLessThanOrEqual(1);
      await issuer.close();
    });
  });
});
