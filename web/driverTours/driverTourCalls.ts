import { apiBase } from '../../contract/addresses.ts';
import type { DriverPinState, DriverTours } from '../../contract/desk/driverTours.ts';
import type { DriverStep } from '../../domain/tour/tourRules.ts';
import { isTemporary } from '../shared/client/retryRule.ts';

/** What a driver reports of a tour: the body of reportTourStep. */
export type TourReport = { readonly step: DriverStep } | { readonly overtimeHalfHours: number };

/**
 * What became of a request. `refused`: the server's state no longer allows it; `unreachable`: nobody knows, so the
 * request is repeated later; `failed`: a fault of the server, so the request is repeated a few times.
 */
export type Outcome =
  | { readonly kind: 'tours'; readonly tours: DriverTours }
  | { readonly kind: 'pin'; readonly pin: DriverPinState }
  | { readonly kind: FailureKind };

type FailureKind = 'expired' | 'unknown' | 'refused' | 'failed' | 'unreachable';

const timeout = 10_000;

function responseFailure(response: Response): FailureKind {
  // A Wi-Fi login page or a proxy responds with pages of its own.
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return 'unreachable';
  switch (response.status) {
    case 410:
      return 'expired';
    case 404:
      return 'unknown';
  }
  if (isTemporary(response.status)) return 'unreachable';
  return response.status >= 500 ? 'failed' : 'refused';
}

function request(address: string, token: string | null, body: object | null): Promise<Response> {
  return fetch(address, {
    signal: AbortSignal.timeout(timeout),
    cache: 'no-store',
    credentials: 'omit',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
}

async function failureOutcome(response: Response): Promise<Exclude<Outcome, { kind: 'tours' }>> {
  const kind = responseFailure(response);
  if (response.status !== 401 || kind !== 'refused') return { kind };
  const { errors } = await response.json();
  return { kind: 'pin', pin: errors[0].code };
}

interface TourCall {
  readonly origin: string;
  readonly path: string;
  /** Of the PIN; null without one. */
  readonly token: string | null;
}

/** Loads the tours of a link, or reports something of one of them. */
export async function callDriverTours(
  { origin, path, token }: TourCall,
  report: TourReport | null,
): Promise<Outcome> {
  try {
    const response = await request(`${origin}${apiBase}/driver-tours/${path}`, token, report);
    return response.ok ? { kind: 'tours', tours: await response.json() } : await failureOutcome(response);
  } catch {
    return { kind: 'unreachable' };
  }
}

/** Sets or enters the PIN of a link. */
export async function sendPin(
  origin: string,
  code: string,
  pin: string,
): Promise<{ readonly kind: 'token'; readonly token: string } | Exclude<Outcome, { kind: 'tours' }>> {
  try {
    const response = await request(`${origin}${apiBase}/driver-tours/${code}/pin`, null, { pin });
    if (!response.ok) return await failureOutcome(response);
    const { token } = await response.json();
    return { kind: 'token', token };
  } catch {
    return { kind: 'unreachable' };
  }
}
