import { apiBase } from '../../contract/addresses.ts';
import type { DriverTours } from '../../contract/desk/driverTours.ts';
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

/** Loads the tours of a link, or reports something of one of them. */
export async function callDriverTours(
  origin: string,
  path: string,
  report: TourReport | null,
): Promise<Outcome> {
  try {
    const response = await fetch(`${origin}${apiBase}/driver-tours/${path}`, {
      signal: AbortSignal.timeout(timeout),
      cache: 'no-store',
      credentials: 'omit',
      ...(report && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(report),
      }),
    });
    if (response.ok) return { kind: 'tours', tours: await response.json() };
    return { kind: responseFailure(response) };
  } catch {
    return { kind: 'unreachable' };
  }
}
