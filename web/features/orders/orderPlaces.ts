import type { TicketDetail } from '../../../contract/tickets.ts';
import type { PlannedStop } from '../plan/visitedPlaces.ts';

/** The stops of an order in their order, as chosen places. */
export function orderPlaces({ stops }: Pick<TicketDetail, 'stops'>): readonly PlannedStop[] {
  return stops
    .toSorted((a, b) => a.orderIndex - b.orderIndex)
    .map(({ placeId, name, lat, lng }) => ({ id: placeId, title: name, lat, lng }));
}
