import { type TourLength, threeHours } from '../../../domain/tickets/overtime.ts';
import { stationId } from '../../../domain/tour/departurePlaces.ts';
import { maxStops } from '../../../domain/tour/planRules.ts';
import type { Stays, TripDraft } from './trip/draft.ts';
import type { PlannedStop } from './visitedPlaces.ts';

/** Navigation state for the payment screen (docs/product/payments.md#the-payment-screen). */
export interface Purchase extends TourLength {
  /** The id of its departure. */
  from: string;
  /** yyyy-mm-dd */
  date: string;
  /** HH:MM */
  time: string;
  person: number;
  /** In their order, at least one. */
  places: readonly PlannedStop[];
  stays: Stays;
}

/** The state of the navigation to the payment screen (docs/product/payments.md#the-payment-screen). */
export function purchaseState(purchase: Purchase) {
  return { ...purchase, mapLocations: purchase.places.map(({ lat, lng }) => ({ lat, lng })) };
}

/** Order input from the plan on this device, for three hours; null while it is incomplete. */
export function planPurchase(
  {
    date,
    time,
    people,
    departure,
    stays,
  }: Pick<TripDraft, 'date' | 'time' | 'people' | 'departure' | 'stays'>,
  chosen: readonly PlannedStop[],
): Purchase | null {
  const places = chosen.filter(({ isListed }) => isListed !== false);
  if (!date || !time || !people || places.length === 0 || places.length > maxStops) return null;
  return { from: departure ?? stationId, date, time, person: people, places, stays, ...threeHours };
}
