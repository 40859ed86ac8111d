import type { TicketDetail } from '../../../contract/tickets.ts';
import { driverPhoneStart } from '../../../domain/tickets/ticketRules.ts';
import { agreedStates, drivingStates } from '../../../domain/tour/tourRules.ts';
import { readDriverSearch } from './driverSearch.ts';
import { drivenTours } from './readTours.ts';
import { createTourChanges, waitingStates } from './tourChanges.ts';
import { isTourOver, type OrderRow, type TourMailDeps } from './tourMails.ts';

/** What orders need of the tours that drivers drive. */
export interface TourPorts {
  /** Who drives, for the visitor's ticket: once agreed, and until the tour is over. */
  tourDriver(orderId: string): Promise<TicketDetail['driver']>;
  /** Frees the driver of a cancelled order, in the transaction of the cancellation. */
  release(orderId: string): Promise<void>;
  /** How far the tour of an order is; it has a driver once one has accepted. */
  tourProgress(orderId: string): Promise<{ readonly hasBegun: boolean; readonly hasDriver: boolean }>;
  /** Until when a driver is looked for, once the visitor was told that there is none. */
  driverSearchEnd(order: OrderRow): Promise<Date | null>;
  /**
   * Tells the driver of a changed order, or asks them again; in the transaction of the change.
   * @throws ProblemError 'notPossibleNow' once the driver has met the visitors
   */
  change(before: OrderRow, after: OrderRow): Promise<void>;
}

export function createTourPorts(deps: TourMailDeps): TourPorts {
  const { release, followOrder } = createTourChanges(deps);
  return {
    release,
    change: followOrder,
    driverSearchEnd: (order) => readDriverSearch(deps, order),
    async tourProgress(orderId) {
      const tour = await deps.database.sql
        .selectFrom('tour')
        .select('state')
        .where('order_id', '=', orderId)
        .executeTakeFirst();
      const state = tour?.state ?? 'unassigned';
      return {
        hasBegun: drivingStates.includes(state) && !waitingStates.includes(state),
        hasDriver: drivingStates.includes(state) && state !== 'offered',
      };
    },
    async tourDriver(orderId) {
      const row = await drivenTours(deps)
        .innerJoin('driver', 'driver.id', 'tour.driver_id')
        .selectAll('ticket_order')
        .select(['driver.name', 'driver.car', 'driver.plate', 'driver.phone as driver_phone'])
        .select('overtime_half_hours')
        .where('ticket_order.id', '=', orderId)
        .where('tour.state', 'in', agreedStates)
        .executeTakeFirst();
      if (!row) return null;
      const { name, car, plate, driver_phone, overtime_half_hours: overtimeHalfHours, ...order } = row;
      if (isTourOver(deps, { order, overtimeHalfHours })) return null;
      const showsPhone = deps.clock.now() >= driverPhoneStart(order.trip_date, order.start_time);
      return { name, car, plate, phone: showsPhone ? driver_phone : null };
    },
  };
}
