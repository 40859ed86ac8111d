import { type TicketStatus, ticketStatuses } from '../../../domain/tickets/ticketRules.ts';
import { isDate } from '../../../domain/tour/planRules.ts';
import type { DeskInput } from '../client/deskClient.ts';

/** The filters of the list of orders; an empty one matches everything. */
export interface OrdersView {
  q: string;
  status: TicketStatus | '';
  /** The day of the tour. */
  day: string;
  purchaseDay: string;
  driver: string;
}

export const allOrders: OrdersView = { q: '', status: '', day: '', purchaseDay: '', driver: '' };

const isStatus = (text: string | null): text is TicketStatus =>
  ticketStatuses.some((status) => status === text);

/** The filters in the address, so that Back and a copied link find them again. */
export function viewFromAddress(search: URLSearchParams): OrdersView & { page: number } {
  const status = search.get('status');
  const matching = (name: string, isValid: (value: string) => boolean) => {
    const value = search.get(name) ?? '';
    return isValid(value) ? value : '';
  };
  return {
    q: search.get('q') ?? '',
    status: isStatus(status) ? status : '',
    day: matching('day', isDate),
    purchaseDay: matching('purchaseDay', isDate),
    driver: matching('driver', (value) => /^\d{1,9}$/.test(value)),
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  };
}

export function toSearch({ page, ...view }: OrdersView & { page: number }): URLSearchParams {
  const values = { ...view, q: view.q.trim(), page: page === 1 ? '' : String(page) };
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
}

/** The filters as the API expects them. */
export const toFilter = ({
  q,
  status,
  day,
  purchaseDay,
  driver,
}: OrdersView): DeskInput<'exportOrders'>['query'] => ({
  ...(q === '' ? {} : { q }),
  ...(status === '' ? {} : { status }),
  ...(day === '' ? {} : { day }),
  ...(purchaseDay === '' ? {} : { purchaseDay }),
  ...(driver === '' ? {} : { driverId: Number(driver) }),
});

export const isFiltered = (view: OrdersView): boolean => Object.keys(toFilter(view)).length > 0;
