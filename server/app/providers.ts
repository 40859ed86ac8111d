import { cachedRouting } from '../features/drivingTimes/cachedRouting.ts';
import type { OfficialService } from '../features/editing/officialData/openOfficialData.ts';
import { browserAddress } from '../http/requestAddress.ts';
import type { Database } from '../platform/database/database.ts';
import { createIdentityProvider, noIdentityProvider } from '../providers/identity.ts';
import type { PaymentPage, PaymentProvider } from '../providers/payments.ts';
import { createRoutingService } from '../providers/routing.ts';
import type { Sandboxes } from '../providers/sandboxes.ts';
import { createTossPayments } from '../providers/toss.ts';
import { createTourApi } from '../providers/tourapiOverHttp.ts';
import { tracedRouting, tracedTourApi } from '../providers/tracedProviders.ts';
import { type Configuration, offersGoogle } from './configuration.ts';

/**
 * The routing service behind a cache; null without one: then browsers estimate (docs/product/environment.md#providers).
 */
export function createRouting({ routingUrl }: Configuration, log: (line: string) => void) {
  if (routingUrl === undefined) return null;
  return cachedRouting(tracedRouting(createRoutingService({ routingUrl })), { log });
}

/**
 * Google, or its sandbox: the same adapter with another address (docs/product/environment.md#providers). If neither is
 * available, sign-in with Google is not offered.
 */
export function createIdentity(configuration: Configuration, sandboxes: Sandboxes | null) {
  const { google } = configuration;
  if (!offersGoogle(configuration)) return noIdentityProvider;
  if (google) {
    const { issuer, ...client } = google;
    return createIdentityProvider({ ...client, issuer: () => issuer, allowsHttp: false });
  }
  if (!sandboxes) throw new Error('without keys there is a sandbox');
  return createIdentityProvider({ ...sandboxes.google, allowsHttp: true, browserAddress: browserAddress });
}

interface Payments {
  readonly payments: PaymentProvider;
  readonly paymentPage: PaymentPage;
}

/** The provider's own script, for real keys; the sandbox serves its own. */
const tossScriptUrl = 'https://js.tosspayments.com/v2/standard';

/** Toss Payments, or its sandbox: the same adapter with another address (docs/product/environment.md#providers). */
export function createPayments(
  { toss, paymentMethods: methods }: Configuration,
  sandboxes: Sandboxes | null,
  database: Database,
): Payments {
  const assertOutsideTransaction = (what: string) => database.assertOutsideTransaction(what);
  if (toss) {
    const { apiUrl, clientKey, foreignClientKey, ...keys } = toss;
    return {
      payments: createTossPayments({ apiUrl: () => apiUrl, ...keys, assertOutsideTransaction }),
      paymentPage: {
        clientKey,
        ...(foreignClientKey === undefined ? {} : { foreignClientKey }),
        scriptUrl: tossScriptUrl,
        methods,
      },
    };
  }
  if (!sandboxes) throw new Error('without keys there is a sandbox');
  const { apiUrl, secretKey, clientKey, scriptUrl } = sandboxes.toss;
  return {
    payments: createTossPayments({ apiUrl, secretKey, assertOutsideTransaction }),
    paymentPage: { clientKey, scriptUrl, methods },
  };
}

/** The services of the Korea Tourism Organization. */
const tourApiUrl = 'https://apis.data.go.kr/B551011';

/** TourAPI, or its sandbox; null for a live product without a key, whose editors must not see sample data. */
export function createOfficialData(
  { tourApiKey, allowsSandboxes }: Configuration,
  sandboxes: Sandboxes | null,
  database: Database,
): OfficialService | null {
  const assertOutsideTransaction = (what: string) => database.assertOutsideTransaction(what);
  if (tourApiKey !== undefined) {
    const api = createTourApi({ apiUrl: () => tourApiUrl, serviceKey: tourApiKey, assertOutsideTransaction });
    return { api: tracedTourApi(api), isSample: false };
  }
  if (!allowsSandboxes || !sandboxes) return null;
  const api = createTourApi({ ...sandboxes.tourApi, assertOutsideTransaction, pauseBetween: 0 });
  return { api: tracedTourApi(api), isSample: true };
}
