import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../../domain/languages.ts';
import type { ChangedField, HistoryDetails } from '../../../domain/tickets/orderHistory.ts';
import type { ResellerQuota } from '../../../domain/tickets/resellerRules.ts';
import { tourStart } from '../../../domain/tickets/ticketRules.ts';
import { ProblemError } from '../../platform/problem.ts';
import { assertAhead, assertInGuide, insertStops, type OrderStops } from './orderInput.ts';
import type { OrderTransitions, StaffMember } from './orderTransitions.ts';
import { refundIfCancelled } from './refundRules.ts';
import {
  type Cause,
  isBookedByReseller,
  isCalledOff,
  isTourPlanned,
  type Order,
  orderedTour,
  type TicketDeps,
  takeCar,
} from './ticketDeps.ts';
import { ticketChangedMail } from './ticketMails.ts';

/** Changes of a paid order. Missing fields stay as they are. */
export interface OrderChanges {
  readonly tripDate?: string | undefined;
  readonly startTime?: string | undefined;
  readonly departure?: string | undefined;
  readonly numberOfPeople?: number | undefined;
  readonly visitSpotSet?: OrderStops | undefined;
  readonly customerName?: string | undefined;
  readonly customerEmail?: string | undefined;
  /** In E.164; null to remove it. */
  readonly customerPhone?: string | null | undefined;
  /** The language of mails to the visitor, which the driver is told too. */
  readonly language?: Language | undefined;
}

/** The history's record of a change. It says that names and addresses have changed, but not their values. */
type ChangeDetail = HistoryDetails['changed'];

interface ChangeOptions {
  readonly cause: Cause;
  /** The version of the order that the caller saw. */
  readonly version: number;
  /** @throws ProblemError unless the caller may change this order now */
  readonly assertAllowed?: (order: Order) => void;
  /** The quota of the reseller that changes the order. */
  readonly quota?: ResellerQuota;
  /** The reason that the desk gives. */
  readonly reason?: string;
  /** The member of the staff who changes it. */
  readonly by?: StaffMember;
  /** Runs in the transaction of the change. */
  readonly record?: (detail: ChangeDetail) => Promise<void>;
}

export type ChangeOrder = ReturnType<typeof createChangeOrder>;

type ChangeDeps = Pick<
  TicketDeps,
  'database' | 'clock' | 'cars' | 'tourPorts' | 'secrets' | 'departures' | 'passes'
> & {
  readonly transitions: OrderTransitions;
};

/** The columns that a change can alter, each with its name in the history. */
const soldColumns = [
  ['trip_date', 'tripDate'],
  ['start_time', 'startTime'],
  ['departure', 'departure'],
  ['number_of_people', 'numberOfPeople'],
  ['language', 'language'],
  ['customer_name', 'customerName'],
  ['customer_email', 'customerEmail'],
  ['phone', 'customerPhone'],
] as const;
type SoldColumn = (typeof soldColumns)[number][0];

const personal: readonly SoldColumn[] = ['customer_name', 'customer_email', 'phone'];

/** Whether a reservation still keeps its car: its reseller can change it before it is confirmed. */
const isHeld = (order: Order, now: Date) =>
  isBookedByReseller(order) &&
  order.status === 'ready' &&
  order.holds_car &&
  order.pay_until !== null &&
  now < order.pay_until;

const notCalledOff = {
  called_off_at: null,
  called_off_until: null,
  called_off_reason: null,
  called_off_words: null,
};

/** Whether an order can still be changed at all: its tour is called off or held, or will take place and has not begun. */
export const isChangeable = (order: Order, now: Date) =>
  isCalledOff(order) ||
  isHeld(order, now) ||
  (isTourPlanned(order) && now < tourStart(order.trip_date, order.start_time));

/**
 * The only place that changes what was sold. The order, its ticket code and its price stay. A new day or time takes its
 * car before the old one is free; the driver and the visitor are told in the same transaction.
 */
export function createChangeOrder(deps: ChangeDeps) {
  const { database, clock, transitions, tourPorts, departures } = deps;

  /** A value as the history shows it: the company reads its departures by their Korean names. */
  const shownValue = (order: Pick<Order, SoldColumn>, column: SoldColumn) =>
    column === 'departure' ? (departures.find(order.departure)?.name.ko ?? order.departure) : order[column];

  /** @returns whether the stops have changed */
  async function replaceStops(orderId: string, stops: OrderStops): Promise<boolean> {
    const rows = await database.sql
      .selectFrom('ticket_stop')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('order_index')
      .execute();
    const present = rows.map(({ place_id, memo, order_index, stay_minutes }) => ({
      placeId: place_id,
      memo,
      orderIndex: order_index,
      stayMinutes: stay_minutes,
    }));
    const wanted = stops.toSorted((one, other) => one.orderIndex - other.orderIndex);
    if (isDeepStrictEqual(present, wanted)) return false;
    await assertInGuide(database, stops);
    await database.sql.deleteFrom('ticket_stop').where('order_id', '=', orderId).execute();
    await insertStops(database, orderId, stops);
    return true;
  }

  /**
   * Takes a car for another departure, including the overtime that was bought. The current car is free once the order
   * is written.
   * @returns the columns to write
   */
  async function move(order: Order, tripDate: string, startTime: string, quota?: ResellerQuota) {
    assertAhead({ tripDate, startTime }, clock);
    await takeCar(deps, { ...orderedTour(order), date: tripDate, startTime, quota }, order.id);
    if (!isCalledOff(order)) {
      return { holds_car: true, step_at_move: refundIfCancelled(order, clock.now())?.step ?? null };
    }
    await database.sql
      .updateTable('called_off_tour')
      .set({ state: 'moved', due_at: null })
      .where('order_id', '=', order.id)
      .where('state', '=', 'offered')
      .execute();
    // A move that the company has caused does not limit the visitor's refund, so `step_at_move` stays.
    return { holds_car: true, ...notCalledOff };
  }

  /**
   * Changes a paid order whose tour has not begun, or a reservation, or moves an order that is called off.
   * @returns the order as it is then; undefined for an unknown one
   * @throws ProblemError 'notPossibleNow' for other orders, once the driver has met the visitors, and for a tour that
   *   is called off and is not moved; 'changedMeanwhile' for another version; 'soldOut' for a departure without a car;
   *   'invalidRequest' for a past departure, for a place of departure that is not offered, and for places that are not
   *   in the guide
   */
  return async function changeOrder(
    id: string,
    changes: OrderChanges,
    { cause, version, assertAllowed, quota, reason, by, record }: ChangeOptions,
  ): Promise<Order | undefined> {
    const decided = await transitions.change(id, cause, async (order) => {
      assertAllowed?.(order);
      if (!isChangeable(order, clock.now())) throw new ProblemError('notPossibleNow');
      if (order.changes !== version) throw new ProblemError('changedMeanwhile');
      const wanted: Pick<Order, SoldColumn> = {
        trip_date: changes.tripDate ?? order.trip_date,
        start_time: changes.startTime ?? order.start_time,
        departure: changes.departure ?? order.departure,
        number_of_people: changes.numberOfPeople ?? order.number_of_people,
        language: changes.language ?? order.language,
        customer_name: changes.customerName ?? order.customer_name,
        customer_email: changes.customerEmail ?? order.customer_email,
        phone: changes.customerPhone === undefined ? order.phone : changes.customerPhone,
      };
      const isChanged = (column: SoldColumn) => wanted[column] !== order[column];
      const changed = soldColumns.filter(([column]) => isChanged(column));
      if (isChanged('departure')) departures.assertOffered(wanted.departure);
      const isMoved = isChanged('trip_date') || isChanged('start_time');
      if (isCalledOff(order) && !isMoved) throw new ProblemError('notPossibleNow');
      const moved = isMoved ? await move(order, wanted.trip_date, wanted.start_time, quota) : {};
      const hasNewStops =
        changes.visitSpotSet !== undefined && (await replaceStops(id, changes.visitSpotSet));
      if (changed.length === 0 && !hasNewStops) return null;
      const detail: Partial<Record<ChangedField, string>> = hasNewStops ? { stops: 'changed' } : {};
      for (const [column, name] of changed) {
        detail[name] = personal.includes(column)
          ? 'changed'
          : `${shownValue(order, column)} → ${shownValue(wanted, column)}`;
      }
      return {
        change: { ...wanted, ...moved, changes: version + 1 },
        detail: { ...detail, ...(reason === undefined ? {} : { reason }) },
        by,
        afterwards: async (after) => {
          if (hasNewStops || changed.some(([column]) => column !== 'customer_email')) {
            await tourPorts.change(order, after);
          }
          await record?.(detail);
        },
        template: (after) => ticketChangedMail(deps, after, { isMoved, changedAt: clock.now() }),
      };
    });
    return decided?.order;
  };
}
