import { agreedStates } from '../../../domain/tour/tourRules.ts';
import { drivenTours } from './readTours.ts';
import { createTourChanges } from './tourChanges.ts';
import { isTourOver, type OrderRow, type TourMailDeps } from './tourMails.ts';

/** What orders need of the tours that drivers drive. */
export interface TourPorts {
  /** Who drives, for the visitor's ticket: once agreed, and until the tour is over. */
  tourDriver(orderId: string): Promise<{ name: string; car: string; plate: string } | null>;
  /** Frees the driver of a cancelled order, in the transaction of the cancellation. */
  release(orderId: string): Promise<void>;
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
    async tourDriver(orderId) {
      const row = await drivenTours(deps)
        .innerJoin('driver', 'driver.id', 'tour.driver_id')
        .selectAll('ticket_order')
        .select(['driver.name', 'driver.car', 'driver.plate', 'overtime_half_hours'])
        .where('ticket_order.id', '=', orderId)
        .where('tour.state', 'in', agreedStates)
        .executeTakeFirst();
      if (!row) return null;
      const { name, car, plate, overtime_half_hours: overtimeHalfHours, ...order } = row;
      return isTourOver(deps, { order, overtimeHalfHours }) ? null : { name, car, plate };
    },
  };
}
