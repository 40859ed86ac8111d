import type { Language } from '../../../domain/languages.ts';
import { planSignature, type TripDraft } from '../../features/plan/trip/draft.ts';
import type { GuideClient } from '../../shared/client/client.ts';

/**
 * Shares the places in their order with the inputs, by the existing link or a new one.
 * @returns its path.
 */
export async function shareTrip(
  client: GuideClient,
  ids: readonly number[],
  { date, time, people }: Pick<TripDraft, 'date' | 'time' | 'people'>,
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

/** Signature of the plan behind the user's link; null if nothing is shared. */
export async function sharedSignature(
  client: GuideClient,
  locale: Language,
  signal: AbortSignal,
): Promise<string | null> {
  const { token } = await client.call('getPlanShare', { params: {}, query: {} }, signal);
  if (token === null) return null;
  const plan = await client.call('getSharedPlan', { params: { token }, query: { locale } }, signal);
  const { tripDate: date, startTime: time, numberOfPeople: people } = plan;
  return planSignature(
    plan.stops.map(({ id }) => id),
    { date, time, people },
  );
}
