import type { BookingContact } from '../../platform/database/resellerTables.ts';
import type { BookingState, ResellerBooking } from '../orders/reseller/resellerBooking.ts';
import { availabilityId } from './octoAvailability.ts';
import type { OctoCall } from './octoCall.ts';
import {
  optionFor,
  productFor,
  productId,
  tourPricing,
  unitFor,
  unitId,
  withCapability,
} from './octoProduct.ts';
import type { Availability, Booking, BookingStatus, Contact, Ticket } from './octoTypes.ts';

const statuses = {
  onHold: 'ON_HOLD',
  expired: 'EXPIRED',
  confirmed: 'CONFIRMED',
  cancelled: 'CANCELLED',
} as const satisfies Record<BookingState, BookingStatus>;

/** The standard's booking, and the address of the guest's ticket, for which the standard has no field. */
export type OctoBooking = Booking & { readonly ticketUrl: string | null };

const noContact: Contact = {
  fullName: null,
  firstName: null,
  lastName: null,
  emailAddress: null,
  phoneNumber: null,
  locales: [],
  postalCode: null,
  country: null,
  notes: null,
};

const toContact = ({ locales, ...contact }: BookingContact): Contact => ({
  ...contact,
  locales: [...locales],
});

/** How much of the price is refunded: FULL for a reservation that was released before it was sold. */
function refundOf({ paid_at, amount, refund_amount }: ResellerBooking) {
  if (paid_at === null || (refund_amount ?? 0) >= amount) return 'FULL' as const;
  return refund_amount ? ('PARTIAL' as const) : ('NONE' as const);
}

/** A booking as the standard writes it. */
export function bookingResponse(
  booking: ResellerBooking,
  call: OctoCall,
  availability: Availability | null,
): OctoBooking {
  const { state, ticket } = booking;
  const status = statuses[state];
  const voucher: Ticket | null = ticket && {
    redemptionMethod: 'DIGITAL',
    utcRedeemedAt: null,
    deliveryOptions: [{ deliveryFormat: 'QRCODE', deliveryValue: ticket.code }],
  };
  const pricing = tourPricing({ ...call.contract, price: booking.amount, currency: booking.currency });
  return {
    id: booking.id,
    uuid: booking.uuid,
    testMode: false,
    resellerReference: booking.reseller_reference,
    supplierReference: booking.number,
    status,
    utcCreatedAt: booking.created_at.toISOString(),
    utcUpdatedAt: booking.updated_at.toISOString(),
    utcExpiresAt: state === 'onHold' ? (booking.pay_until?.toISOString() ?? null) : null,
    utcRedeemedAt: null,
    utcConfirmedAt: booking.paid_at?.toISOString() ?? null,
    productId,
    product: productFor(call),
    optionId: booking.departure,
    option: optionFor(call, booking.departure),
    cancellable: booking.isCancellable,
    cancellation:
      state === 'cancelled'
        ? {
            refund: refundOf(booking),
            reason: booking.cancel_reason || null,
            utcCancelledAt: (booking.cancelled_at ?? booking.updated_at).toISOString(),
          }
        : null,
    freesale: false,
    availabilityId: availabilityId({ tripDate: booking.trip_date, startTime: booking.start_time }),
    availability,
    contact: toContact(booking.contact),
    notes: booking.notes,
    deliveryMethods: ['VOUCHER'],
    voucher,
    unitItems: booking.unit_items.map(({ uuid, reference }) => ({
      uuid,
      resellerReference: reference,
      supplierReference: null,
      unitId,
      unit: unitFor(call),
      status,
      utcRedeemedAt: null,
      contact: noContact,
      ticket: null,
    })),
    ticketUrl: ticket?.link ?? null,
    ...withCapability(call, 'octo/pricing', { pricing }),
  };
}
