import type { SavedPlan } from '../../../../contract/tripPlan.ts';
import type { GuideClient } from '../../../shared/client/client.ts';
import type { TripDraft } from './draft.ts';

/**
 * Saves the places in their order with the inputs (the saved locale is KO; docs/product/plans.md#leaving-and-saving,
 * docs/product/screens.md#constants). A different saved plan is not overwritten; the request then fails with
 * `otherPlan`.
 */
export async function saveTrip(
  client: GuideClient,
  ids: readonly number[],
  {
    date,
    time,
    people,
    departure,
    stays,
    baseUpdatedAt,
  }: Pick<TripDraft, 'date' | 'time' | 'people' | 'departure' | 'stays' | 'baseUpdatedAt'>,
): Promise<SavedPlan & { replacedNewer: boolean }> {
  return client.call('saveTripPlan', {
    params: {},
    query: { locale: 'KO' },
    body: {
      tripPlan: { tripDate: date, startTime: time, numberOfPeople: people, departure },
      visitSpotSet: ids.map((placeId, index) => ({
        placeId,
        memo: '',
        orderIndex: index + 1,
        stayMinutes: stays[placeId],
      })),
      baseUpdatedAt,
      replaceOther: false,
    },
  });
}
