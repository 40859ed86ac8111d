import type { Ticket } from '../../../contract/tickets.ts';
import type { Language } from '../../../domain/languages.ts';
import { tourStart } from '../../../domain/tickets/ticketRules.ts';
import { isPastDate } from '../../../domain/tour/planRules.ts';

/**
 * Lists the orders, and the payment attempts, the newest of which can be resumed. The same input everywhere, so that all
 * screens find the response that one of them has stored on the device.
 */
export const ticketListInput = (locale: Language) => ({
  params: {},
  query: { locale, status: 'paid,confirming,cancelled,ready' },
});

/** The tour that is paid for and comes next, until the end of its day in Seoul; null without one. */
export function nextTour(tickets: readonly Ticket[], now: Date): Ticket | null {
  const start = ({ tripDate, startTime }: Ticket) => tourStart(tripDate, startTime).getTime();
  const [next = null] = tickets
    .filter(
      ({ status, tripDate, calledOff }) => status === 'paid' && !calledOff && !isPastDate(tripDate, now),
    )
    .toSorted((one, other) => start(one) - start(other));
  return next;
}
