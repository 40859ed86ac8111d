import type { TicketDetail } from '../../../contract/tickets.ts';
import { maxStops } from '../../../domain/tour/planRules.ts';
import type { Stays } from '../../features/plan/trip/draft.ts';
import type { PlannedStop } from '../../features/plan/visitedPlaces.ts';

export type TicketFields = Pick<
  TicketDetail,
  'tripDate' | 'startTime' | 'departure' | 'numberOfPeople' | 'customerName' | 'language'
> & {
  /** Empty if there is no number. */
  readonly customerPhone: string;
};

interface ChosenPlaces {
  /** In their order. */
  readonly places: readonly PlannedStop[];
  readonly stays: Stays;
}

/** The request that changes a ticket: only the changed fields. Null if nothing was changed. */
export function ticketChange(ticket: TicketDetail, fields: TicketFields, chosen: ChosenPlaces | null) {
  const name = fields.customerName.trim();
  const phone = fields.customerPhone.trim();
  const body = {
    ...(fields.tripDate === ticket.tripDate ? {} : { tripDate: fields.tripDate }),
    ...(fields.startTime === ticket.startTime ? {} : { startTime: fields.startTime }),
    ...(fields.departure === ticket.departure ? {} : { departure: fields.departure }),
    ...(fields.numberOfPeople === ticket.numberOfPeople ? {} : { numberOfPeople: fields.numberOfPeople }),
    ...(name === ticket.customerName ? {} : { customerName: name }),
    // A server of the previous release doesn't send the telephone number.
    ...(phone === (ticket.customerPhone ?? '') ? {} : { customerPhone: phone }),
    ...(fields.language === ticket.language ? {} : { language: fields.language }),
    ...(chosen && {
      visitSpotSet: chosen.places.slice(0, maxStops).map(({ id }, index) => ({
        placeId: id,
        memo: '',
        orderIndex: index + 1,
        stayMinutes: chosen.stays[id] ?? null,
      })),
    }),
  };
  return Object.keys(body).length === 0 ? null : { version: ticket.version, ...body };
}
