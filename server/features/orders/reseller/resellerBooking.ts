import { type Selectable, sql } from 'kysely';
import type { Language } from '../../../../domain/languages.ts';
import type { Currency } from '../../../../domain/tickets/price.ts';
import { hoursBefore, type ResellerQuota } from '../../../../domain/tickets/resellerRules.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TicketOrderTable } from '../../../platform/database/orderTables.ts';
import type {
  BookingContact,
  BookingPerson,
  ResellerBookingTable,
} from '../../../platform/database/resellerTables.ts';
import { ProblemError } from '../../../platform/problem.ts';

/** What a reseller sends with a booking. */
export interface BookingFields {
  readonly contact: BookingContact;
  readonly notes: string | null;
  /** An entry for each person. */
  readonly people: readonly BookingPerson[];
  /** The reseller's own number for it. */
  readonly reference: string | null;
}

/** The contract with a reseller, as it applies to a booking that is made now. */
export interface ResellerContract extends ResellerQuota {
  readonly name: string;
  /** The price of a tour before the commission, in minor units. */
  readonly price: number;
  readonly currency: Currency;
  readonly commissionBasisPoints: number;
  /** Hours before the start until which a booking can be cancelled and is not invoiced. */
  readonly cancellationHours: number;
}

/** How we write to the guest, and call them. */
export interface Guest {
  readonly name: string;
  /** Empty where the reseller writes to its guest itself. */
  readonly email: string;
  /** In E.164; null where none was sent that can be dialled. */
  readonly phone: string | null;
  readonly language: Language;
}

export interface Reservation extends BookingFields {
  /** The reseller's id of the booking, by which a repeated request is recognised. */
  readonly uuid: string | undefined;
  readonly tripDate: string;
  readonly startTime: string;
  /** Where the tour starts: an id. */
  readonly departure: string;
  readonly guest: Guest;
  /** How long it keeps the car; by default half an hour. */
  readonly holdMinutes: number | undefined;
  /** Of the visitors' pages, for the links. */
  readonly origin: string;
}

/** Missing fields stay as they are. */
export type BookingChanges = Partial<BookingFields> & {
  readonly tripDate?: string | undefined;
  readonly startTime?: string | undefined;
  readonly departure?: string | undefined;
  readonly guest?: Guest | undefined;
  readonly holdMinutes?: number | undefined;
};

/** A reseller's order with what the reseller sent. */
export type StoredBooking = Selectable<TicketOrderTable> &
  Pick<
    Selectable<ResellerBookingTable>,
    'uuid' | 'contact' | 'notes' | 'unit_items' | 'cancellation_hours'
  > & {
    /** The time of the last line in the order's history. */
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
): Promise<StoredBooking | undefined> {
  return selectBookings(database)
    .where('reseller_booking.reseller_id', '=', resellerId)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
}

/** The state of a booking, as its reseller sees it. */
export type BookingState = 'onHold' | 'expired' | 'confirmed' | 'cancelled';

export function bookingState(booking: StoredBooking, now: Date): BookingState {
  if (booking.cancelled_at !== null || booking.cancel_requested_at !== null) return 'cancelled';
  if (booking.status === 'paid') return 'confirmed';
  const isOpen = booking.status === 'ready' && booking.pay_until !== null && now < booking.pay_until;
  return isOpen ? 'onHold' : 'expired';
}

/** Whether a reseller can cancel a confirmed booking at an instant by its contract. */
export const isFreeToCancel = (booking: StoredBooking, now: Date): boolean =>
  booking.cancellation_hours !== null &&
  now < hoursBefore(booking.trip_date, booking.start_time, booking.cancellation_hours);

/** A booking as its reseller sees it now. */
export type ResellerBooking = StoredBooking & {
  readonly state: BookingState;
  readonly isCancellable: boolean;
  /** Where the guest sees the ticket, and what its QR code holds; null for anything but a ticket. */
  readonly ticket: { readonly link: string; readonly code: string } | null;
};

/** The fields of the booking itself that a change writes, beside those of the order. */
export type WrittenFields = Partial<BookingFields> & { readonly cancellationHours?: null };

/** Converts changed fields of a booking to their columns. */
export function bookingColumns({ contact, notes, people, cancellationHours }: WrittenFields) {
  return {
    ...(contact === undefined ? {} : { contact: JSON.stringify(contact) }),
    ...(notes === undefined ? {} : { notes }),
    ...(cancellationHours === undefined ? {} : { cancellation_hours: cancellationHours }),
    ...(people === undefined ? {} : { unit_items: JSON.stringify(people) }),
  };
}

/**
 * Checks that a request with a known uuid repeats the request for that booking: a uuid opens no other one.
 * @throws ProblemError 'notFound'
 */
export function assertRepeated(
  booking: ResellerBooking,
  { tripDate, startTime, departure, people }: Reservation,
): void {
  const isSame =
    booking.trip_date === tripDate &&
    booking.start_time === startTime &&
    booking.departure === departure &&
    booking.unit_items.length === people.length;
  if (!isSame) throw new ProblemError('notFound', 'this uuid is the one of another booking');
}

/** @throws ProblemError unless the reservation still keeps its car */
export function assertHeld({ state }: ResellerBooking): void {
  if (state === 'expired') throw new ProblemError('notFound', 'the reservation has expired');
  if (state !== 'onHold') throw new ProblemError('notPossibleNow', `the booking is ${state}`);
}
