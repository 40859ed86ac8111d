import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../../domain/languages.ts';
import { signatureOf, type TripDraft } from '../../features/plan/trip/draft.ts';
import type { GuideClient } from '../../shared/client/client.ts';

export interface SharedTrip extends Pick<TripDraft, 'date' | 'time' | 'people'> {
  /** The places in their order. */
  ids: readonly number[];
}

/**
 * Shares the places in their order with the inputs, by the existing link or a new one.
 * @returns its path.
 */
export async function shareTrip(
  client: GuideClient,
  { ids, date, time, people }: SharedTrip,
): Promise<string> {
  const { path } = await client.call('sharePlan', {
    params: {},
    query: {},
    body: {
      tripPlan: { tripDate: date, startTime: time, numberOfPeople: people },
      visitSpotSet: ids.map((placeId, index) => ({ placeId, orderIndex: index + 1 })),
    },
  });
  return path;
}

/** Signature of the plan behind the user's link; null if nothing is shared. Each screen that shows it requests it. */
export function sharedSignatureQuery(client: GuideClient, locale: Language, nickname: string | null) {
  return queryOptions({
    queryKey: ['sharedSignature', locale, nickname],
    queryFn: ({ signal }) => sharedSignature(client, locale, signal),
    enabled: nickname !== null,
    staleTime: 0,
    gcTime: 0,
  });
}

async function sharedSignature(
  client: GuideClient,
  locale: Language,
  signal: AbortSignal,
): Promise<string | null> {
  const { token } = await client.call('getPlanShare', { params: {}, query: {} }, signal);
  if (token === null) return null;
  const plan = await client.call('getSharedPlan', { params: { token }, query: { locale } }, signal);
  const { tripDate: date, startTime: time, numberOfPeople: people } = plan;
  return signatureOf(
    plan.stops.map(({ id }) => id),
    { date, time, people },
  );
}
