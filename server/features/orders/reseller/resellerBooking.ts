import { type Selectable, sql } from 'kysely';
import { hoursBefore } from '../../../../domain/tickets/resellerRules.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TicketOrderTable } from '../../../platform/database/orderTables.ts';
import type {
  BookingContact,
  BookingPerson,
  ResellerBookingTable,
} from '../../../platform/database/resellerTables.ts';

/** What a reseller sends with a booking. */
export interface BookingFields {
  readonly contact: BookingContact;
  readonly notes: string | null;
  /** An entry for each person. */
  readonly people: readonly BookingPerson[];
  /** The reseller's own number for it. */
  readonly reference: string | null;
}

/** A reseller's order with what the reseller sent. */
export type ResellerBooking = Selectable<TicketOrderTable> &
  Pick<
    Selectable<ResellerBookingTable>,
    'uuid' | 'contact' | 'notes' | 'unit_items' | 'cancellation_hours'
  > & {
    /** Of the last line in its history. */
    readonly updated_at: Date;
  };

/** Bookings, to be narrowed to those of one reseller. */
export function selectBookings(database: Database) {
  return database.sql
    .selectFrom('reseller_booking')
    .innerJoin('ticket_order', 'ticket_order.id', 'reseller_booking.order_id')
    .selectAll('ticket_order')
    .select(['uuid', 'contact', 'notes', 'unit_items', 'cancellation_hours'])
    .select(
      sql<Date>`(select max(at) from ticket_audit where ticket_audit.order_id = ticket_order.id)`.as(
        'updated_at',
      ),
    );
}

/** The booking of a reseller; undefined where it has none of that uuid. */
export function readBooking(
  database: Database,
  resellerId: string,
  uuid: string,
): Promise<ResellerBooking | undefined> {
  return selectBookings(database)
    .where('reseller_booking.reseller_id', '=', resellerId)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
}

/** What became of a booking, as its reseller sees it. */
export type BookingState = 'onHold' | 'expired' | 'confirmed' | 'cancelled';

export function bookingState(booking: ResellerBooking, now: Date): BookingState {
  if (booking.cancelled_at !== null || booking.cancel_requested_at !== null) return 'cancelled';
  if (booking.status === 'paid') return 'confirmed';
  const isOpen = booking.status === 'ready' && booking.pay_until !== null && now < booking.pay_until;
  return isOpen ? 'onHold' : 'expired';
}

/** The instant until which a reseller can cancel a booking by its contract. */
export const cancellationEnd = (booking: ResellerBooking): Date =>
  hoursBefore(booking.trip_date, booking.start_time, booking.cancellation_hours);
