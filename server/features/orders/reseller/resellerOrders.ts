import { randomUUID } from 'node:crypto';
import { holdEnd, hoursBefore } from '../../../../domain/tickets/resellerRules.ts';
import { ticketNames } from '../../../../domain/tickets/ticketNames.ts';
import { tourStart } from '../../../../domain/tickets/ticketRules.ts';
import { ticketAddress } from '../../../mail/ticketAddress.ts';
import { ProblemError } from '../../../platform/problem.ts';
import type { ChangeOrder } from '../changeOrder.ts';
import { firstCheck } from '../nextCheck.ts';
import type { OrderTransitions } from '../orderTransitions.ts';
import type { Refunds } from '../refunds.ts';
import { newOrderId, storeOrder } from '../storeOrder.ts';
import { createTicketCode } from '../ticketCode.ts';
import { leftToRefund, type Order, type TicketDeps } from '../ticketDeps.ts';
import { paidMail } from '../ticketMails.ts';
import {
  assertHeld,
  assertRepeated,
  type BookingChanges,
  type BookingFields,
  bookingColumns,
  bookingState,
  type Guest,
  isFreeToCancel,
  type ResellerBooking,
  type ResellerContract,
  type Reservation,
  readBooking,
  type StoredBooking,
  selectBookings,
  type WrittenFields,
} from './resellerBooking.ts';

/** Runs in the transaction of a change. */
type Record = (orderId: string) => Promise<void>;

type ResellerDeps = Pick<
  TicketDeps,
  'database' | 'clock' | 'cars' | 'secrets' | 'departures' | 'passes' | 'readSaleTerms'
> & {
  readonly transitions: OrderTransitions;
  readonly refunds: Refunds;
  readonly changeOrder: ChangeOrder;
};

export type ResellerOrders = ReturnType<typeof createResellerOrders>;

/**
 * Bookings by resellers. They are orders like all others: each takes its car by `storeOrder`, and is changed and cancelled by
 * the functions of the visitors and the desk.
 */
export function createResellerOrders(deps: ResellerDeps) {
  const { database, clock, secrets, transitions, refunds, changeOrder } = deps;

  /** A booking as it is now. */
  function present(booking: StoredBooking): ResellerBooking {
    const now = clock.now();
    const state = bookingState(booking, now);
    const isConfirmed = state === 'confirmed';
    const code = createTicketCode(secrets.tickets, booking.id);
    return {
      ...booking,
      state,
      isCancellable: state === 'onHold' || (isConfirmed && isFreeToCancel(booking, now)),
      ticket: isConfirmed
        ? { link: ticketAddress(secrets, booking), code: `${booking.origin}/ticket-check/${code}` }
        : null,
    };
  }

  /** @throws ProblemError 'notFound' */
  async function known(resellerId: string, uuid: string): Promise<ResellerBooking> {
    const booking = await readBooking(database, resellerId, uuid);
    if (!booking) throw new ProblemError('notFound', 'there is no booking of this uuid');
    return present(booking);
  }

  /** Locks a booking until the end of the transaction. */
  async function locked(resellerId: string, uuid: string): Promise<ResellerBooking> {
    const { id } = await known(resellerId, uuid);
    await database.sql.selectFrom('ticket_order').select('id').where('id', '=', id).forUpdate().execute();
    return known(resellerId, uuid);
  }

  async function writeBooking(resellerId: string, uuid: string, fields: WrittenFields): Promise<void> {
    const columns = bookingColumns(fields);
    if (Object.keys(columns).length === 0) return;
    await database.sql
      .updateTable('reseller_booking')
      .set(columns)
      .where('reseller_id', '=', resellerId)
      .where('uuid', '=', uuid)
      .execute();
  }

  /** A reservation's new end, with the check that frees its car then. */
  function held(order: Order, minutes: number | undefined) {
    const now = clock.now();
    const start = tourStart(order.trip_date, order.start_time);
    const end = holdEnd({ createdAt: order.created_at, start, now }, minutes);
    return { pay_until: end, next_check_at: firstCheck('card', now, end) };
  }

  return {
    read: known,

    /** The bookings with a given number, the reseller's or our own, the newest first. */
    async list(
      resellerId: string,
      filter: { readonly reference?: string | undefined; readonly number?: string | undefined },
    ): Promise<ResellerBooking[]> {
      const { reference, number } = filter;
      const found = await selectBookings(database)
        .where('reseller_booking.reseller_id', '=', resellerId)
        .$if(reference !== undefined, (query) => query.where('reseller_reference', '=', reference ?? ''))
        .$if(number !== undefined, (query) => query.where('ticket_order.number', '=', number ?? ''))
        .orderBy('ticket_order.created_at', 'desc')
        .limit(100)
        .execute();
      return found.map(present);
    },

    /**
     * Takes a car and keeps it for a while. A request with the same uuid, even a concurrent one, returns the first
     * booking.
     * @throws ProblemError 'soldOut' for a departure that the reseller can't book; 'notFound' for the uuid of another
     *   booking
     */
    reserve(contract: ResellerContract, request: Reservation, record: Record): Promise<ResellerBooking> {
      const { resellerId } = contract;
      const {
        uuid = randomUUID(),
        tripDate,
        startTime,
        departure,
        guest,
        people,
        contact,
        notes,
        reference,
      } = request;
      const now = clock.now();
      const id = newOrderId(now);
      return database.transaction(async () => {
        const inserted = await database.sql
          .insertInto('reseller_booking')
          .values({
            reseller_id: resellerId,
            uuid,
            order_id: id,
            contact: JSON.stringify(contact),
            notes,
            unit_items: JSON.stringify(people),
            commission_basis_points: contract.commissionBasisPoints,
            cancellation_hours: contract.cancellationHours,
          })
          .onConflict((conflict) => conflict.columns(['reseller_id', 'uuid']).doNothing())
          .returning('order_id')
          .executeTakeFirst();
        if (!inserted) {
          const booking = await known(resellerId, uuid);
          assertRepeated(booking, request);
          return booking;
        }
        const start = tourStart(tripDate, startTime);
        const end = holdEnd({ createdAt: now, start, now }, request.holdMinutes);
        const order = {
          id,
          account_id: null,
          amount: contract.price,
          currency: contract.currency,
          payment_method: 'invoice' as const,
          customer_name: guest.name,
          customer_email: guest.email,
          phone: guest.phone,
          language: guest.language,
          origin: request.origin,
          trip_date: tripDate,
          start_time: startTime,
          number_of_people: people.length,
          departure,
          created_at: now,
          pay_until: end,
          next_check_at: firstCheck('card', now, end),
          reseller_id: resellerId,
          reseller_reference: reference,
          driver_remark: notes ?? '',
        };
        await storeOrder(deps, order, deps.readSaleTerms().terms, [], contract);
        await transitions.begun(id, 'reseller', { detail: { reseller: contract.name } });
        await record(id);
        return known(resellerId, uuid);
      });
    },

    /** @throws ProblemError 'notFound' for an unknown or expired booking, 'notPossibleNow' for one that is not on hold */
    extend(
      resellerId: string,
      uuid: string,
      minutes: number | undefined,
      record: Record,
    ): Promise<ResellerBooking> {
      return database.transaction(async () => {
        const { id } = await known(resellerId, uuid);
        await transitions.change(id, 'reseller', async (order) => {
          assertHeld(await known(resellerId, uuid));
          const change = held(order, minutes);
          return {
            change,
            detail: { heldUntil: change.pay_until.toISOString() },
            afterwards: () => record(id),
          };
        });
        return known(resellerId, uuid);
      });
    },

    /**
     * Sells a reservation: from here on it is a ticket, which the reseller pays by invoice. One that is confirmed already
     * stays as it is.
     * @throws ProblemError as `extend` does
     */
    confirm(
      resellerId: string,
      uuid: string,
      { guest, reference, ...fields }: Partial<BookingFields> & { readonly guest: Guest },
      record: Record,
    ): Promise<ResellerBooking> {
      return database.transaction(async () => {
        const { id } = await known(resellerId, uuid);
        await transitions.change(id, 'reseller', async (order) => {
          const booking = await known(resellerId, uuid);
          if (booking.state === 'confirmed') return null;
          assertHeld(booking);
          await writeBooking(resellerId, uuid, fields);
          return {
            to: 'paid',
            change: {
              paid_at: clock.now(),
              next_check_at: null,
              customer_name: guest.name,
              customer_email: guest.email,
              phone: guest.phone,
              language: guest.language,
              order_name: ticketNames[guest.language],
              number_of_people: fields.people?.length ?? order.number_of_people,
              ...(reference === undefined ? {} : { reseller_reference: reference }),
            },
            detail: { paidBy: 'invoice' },
            afterwards: () => record(id),
            template: (paid) => paidMail(deps, paid),
          };
        });
        return known(resellerId, uuid);
      });
    },

    /**
     * Moves a booking, or changes its people and its guest.
     * @throws ProblemError 'notFound' for an unknown or expired booking; 'notPossibleNow' for a cancelled one, and after the
     *   reseller's cut-off; 'soldOut' for a departure that it can't book
     */
    update(
      contract: ResellerContract,
      uuid: string,
      { guest, reference, holdMinutes, tripDate, startTime, departure, ...fields }: BookingChanges,
      record: Record,
    ): Promise<ResellerBooking> {
      const { resellerId } = contract;
      return database.transaction(async () => {
        const booking = await locked(resellerId, uuid);
        const { state } = booking;
        if (state === 'expired') throw new ProblemError('notFound', 'the reservation has expired');
        if (state === 'cancelled') throw new ProblemError('notPossibleNow', 'the booking is cancelled');
        if (clock.now() >= hoursBefore(booking.trip_date, booking.start_time, contract.cutoffHours))
          throw new ProblemError('notPossibleNow', 'the cut-off of this tour has passed');
        const order = await changeOrder(
          booking.id,
          {
            tripDate,
            startTime,
            departure,
            numberOfPeople: fields.people?.length,
            ...(guest && {
              customerName: guest.name,
              customerEmail: guest.email,
              customerPhone: guest.phone,
              language: guest.language,
            }),
          },
          { cause: 'reseller', version: booking.changes, quota: contract },
        );
        const isMoved = order?.trip_date !== booking.trip_date || order.start_time !== booking.start_time;
        // A move never makes a booking free to cancel again.
        await writeBooking(resellerId, uuid, {
          ...fields,
          ...(isMoved && !booking.isCancellable ? { cancellationHours: null } : {}),
        });
        const columns = {
          ...(fields.notes === undefined ? {} : { driver_remark: fields.notes ?? '' }),
          ...(reference === undefined ? {} : { reseller_reference: reference }),
          ...(state === 'onHold' && holdMinutes !== undefined ? held(order ?? booking, holdMinutes) : {}),
        };
        if (Object.keys(columns).length > 0)
          await transitions.change(booking.id, 'reseller', () => ({ change: columns, detail: {} }));
        await record(booking.id);
        return known(resellerId, uuid);
      });
    },

    /**
     * Cancels a booking: it is not invoiced. One that is cancelled already stays as it is.
     * @throws ProblemError 'notFound' for an unknown booking; 'notPossibleNow' for an expired one, and for a confirmed one
     *   after the contract's limit
     */
    cancel(resellerId: string, uuid: string, reason: string, record: Record): Promise<ResellerBooking> {
      return database.transaction(async () => {
        const booking = await locked(resellerId, uuid);
        const now = clock.now();
        const { state } = booking;
        if (state === 'cancelled') return booking;
        if (state === 'expired') throw new ProblemError('notPossibleNow', 'the reservation has expired');
        if (state === 'onHold') {
          await transitions.change(booking.id, 'reseller', () => ({
            to: 'expired',
            change: { cancelled_at: now, cancel_reason: reason, next_check_at: null },
            detail: { cancellation: 'released' },
          }));
        } else {
          if (!booking.isCancellable)
            throw new ProblemError('notPossibleNow', 'the time to cancel this booking has passed');
          await refunds.request(booking.id, 'reseller', (order) => ({
            reason,
            percent: 100,
            amount: leftToRefund(order),
          }));
        }
        await record(booking.id);
        return known(resellerId, uuid);
      });
    },
  };
}
