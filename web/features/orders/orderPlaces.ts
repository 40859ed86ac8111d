import type { TicketDetail } from '../../../contract/tickets.ts';
import { chosenStays, type Stays } from '../plan/trip/draft.ts';
import type { PlannedStop } from '../plan/visitedPlaces.ts';

/** The chosen lengths of an order's visits. */
export function orderStays({ stops }: Pick<TicketDetail, 'stops'>): Stays {
  return chosenStays(stops.map(({ placeId, stayMinutes }) => ({ id: placeId, stayMinutes })));
}

/** The stops of an order in their order, as chosen places. */
export function orderPlaces({ stops }: Pick<TicketDetail, 'stops'>): readonly PlannedStop[] {
  return stops
    .toSorted((a, b) => a.orderIndex - b.orderIndex)
    .map(({ placeId, name, lat, lng }) => ({ id: placeId, title: name, lat, lng }));
}
