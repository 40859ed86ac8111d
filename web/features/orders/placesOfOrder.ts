import type { TicketDetail } from '../../../contract/tickets.ts';
import type { VisitedPlace } from '../plan/visitedPlaces.ts';

/** The stops of an order in their order, as chosen places. */
export function placesOfOrder({ stops }: Pick<TicketDetail, 'stops'>): readonly VisitedPlace[] {
  return stops
    .toSorted((a, b) => a.orderIndex - b.orderIndex)
    .map(({ placeId, name, lat, lng }) => ({ id: placeId, title: name, lat, lng }));
}
