import { apiBase } from '../../contract/addresses.ts';
import type { DriverPinState, DriverTours } from '../../contract/desk/driverTours.ts';
import type { DriverStep } from '../../domain/tour/tourRules.ts';
import { isTemporary } from '../shared/client/retryRule.ts';

/** What a driver reports of a tour: the body of reportTourStep. */
export type TourReport = { readonly step: DriverStep } | { readonly overtimeHalfHours: number };

/**
 * The outcome of a request. `pin`: the link asks for its PIN; `refused`: the server's state no longer allows it;
 * `unreachable`: the result is unknown, so the request is repeated later; `failed`: a server fault, so the request is
 * repeated a few times.
 */
export type Outcome<Content = DriverTours> =
  | { readonly kind: 'ok'; readonly content: Content }
  | { readonly kind: 'pin'; readonly pin: DriverPinState }
  | { readonly kind: FailureKind };

type FailureKind = 'expired' | 'unknown' | 'refused' | 'failed' | 'unreachable';

const timeout = 10_000;

function responseFailure(response: Response): FailureKind | 'pin' {
  // A Wi-Fi login page or a proxy responds with its own pages.
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return 'unreachable';
  switch (response.status) {
    case 401:
      return 'pin';
    case 410:
      return 'expired';
    case 404:
      return 'unknown';
  }
  if (isTemporary(response.status)) return 'unreachable';
  return response.status >= 500 ? 'failed' : 'refused';
}

interface TourCall {
  readonly origin: string;
  /** Path below the base of the drivers' API. */
  readonly path: string;
  /** The token that replaces the PIN; null without one. */
  readonly token: string | null;
}

async function call<Content>(
  { origin, path, token }: TourCall,
  body: object | null,
): Promise<Outcome<Content>> {
  try {
    const response = await fetch(`${origin}${apiBase}/driver-tours/${path}`, {
      signal: AbortSignal.timeout(timeout),
      cache: 'no-store',
      credentials: 'omit',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (response.ok) return { kind: 'ok', content: await response.json() };
    const kind = responseFailure(response);
    return kind === 'pin' ? { kind, pin: (await response.json()).errors[0].code } : { kind };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** Loads the tours of a link, or reports something of one of them. */
export const callDriverTours = (options: TourCall, report: TourReport | null) =>
  call<DriverTours>(options, report);

/** Sets or enters the PIN of a link. */
export const sendPin = (origin: string, code: string, pin: string) =>
  call<{ readonly token: string }>({ origin, path: `${code}/pin`, token: null }, { pin });
