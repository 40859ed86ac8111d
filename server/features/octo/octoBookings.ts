import { randomUUID } from 'node:crypto';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { z } from 'zod';
import { parseAcceptLanguage } from '../../../contract/negotiateLanguage.ts';
import type { AuditAction } from '../../../domain/staff/auditActions.ts';
import { writeAudit } from '../../desk/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BookingContact } from '../../platform/database/resellerTables.ts';
import type { ResellerBooking } from '../orders/reseller/resellerBooking.ts';
import type { ResellerOrders } from '../orders/reseller/resellerOrders.ts';
import { bookingResponse, type OctoBooking } from './bookingResponse.ts';
import { type AvailabilityDeps, availabilityOf, parseAvailabilityId } from './octoAvailability.ts';
import type { OctoCall } from './octoCall.ts';
import { OctoError } from './octoErrors.ts';
import {
  assertCurrency,
  assertKnownProduct,
  assertOption,
  assertProduct,
  assertUnits,
} from './octoProduct.ts';
import type {
  bookingsQuerySchema,
  cancellationBodySchema,
  confirmationBodySchema,
  extensionBodySchema,
  reservationBodySchema,
  SentContact,
  SentUnitItem,
  updateBodySchema,
} from './octoRequests.ts';

export interface BookingDeps extends AvailabilityDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly orders: ResellerOrders;
}

const orNull = (text: string | null | undefined): string | null => text || null;

function toContact(sent: SentContact | null | undefined): BookingContact {
  const names = [sent?.firstName, sent?.lastName].filter(Boolean).join(' ');
  return {
    fullName: orNull(sent?.fullName) ?? orNull(names),
    firstName: orNull(sent?.firstName),
    lastName: orNull(sent?.lastName),
    emailAddress: orNull(sent?.emailAddress),
    phoneNumber: orNull(sent?.phoneNumber),
    locales: sent?.locales ?? [],
    postalCode: orNull(sent?.postalCode),
    country: orNull(sent?.country),
    notes: orNull(sent?.notes),
  };
}

/** A number that can be dialled from anywhere; others stay in the contact, where the desk reads them. */
function dialledPhone(text: string | null): string | null {
  const number = text === null ? undefined : parsePhoneNumberFromString(text);
  return number?.isValid() ? number.number : null;
}

/** How we reach the guest. @param sendsMail whether the reseller leaves the mails to us */
function toGuest(contact: BookingContact, call: OctoCall, sendsMail: boolean) {
  return {
    name: contact.fullName ?? '',
    email: sendsMail ? (contact.emailAddress ?? '') : '',
    phone: dialledPhone(contact.phoneNumber),
    language: parseAcceptLanguage(contact.locales.join(',')) ?? call.language,
  };
}

const toPeople = (items: readonly SentUnitItem[]) =>
  items.map(({ uuid = randomUUID(), resellerReference }) => ({ uuid, reference: orNull(resellerReference) }));

/** The bookings of resellers. */
export function createOctoBookings(deps: BookingDeps) {
  const { orders } = deps;

  async function respond(booking: ResellerBooking, call: OctoCall): Promise<OctoBooking> {
    const departure = { tripDate: booking.trip_date, startTime: booking.start_time };
    const availability = await availabilityOf(deps, departure, call);
    return bookingResponse(booking, call, availability);
  }

  /** Writes what a reseller did into the audit trail, in the transaction of the change. */
  const recorded =
    ({ contract }: OctoCall, action: AuditAction<'order'>, after: Readonly<Record<string, unknown>> = {}) =>
    (orderId: string) =>
      writeAudit(
        deps,
        { kind: 'reseller', id: contract.resellerId, name: contract.name },
        { action, subject: 'order', subjectId: orderId, after },
      );

  return {
    async reserve(body: z.output<typeof reservationBodySchema>, call: OctoCall): Promise<OctoBooking> {
      assertKnownProduct(call, body);
      const departure = parseAvailabilityId(body.availabilityId);
      assertUnits(body.unitItems.map(({ unitId }) => unitId));
      assertCurrency(call, body.currency);
      const contact = toContact(body.contact);
      const booking = await orders.reserve(
        call.contract,
        {
          ...departure,
          departure: body.optionId,
          uuid: body.uuid,
          contact,
          notes: orNull(body.notes),
          people: toPeople(body.unitItems),
          reference: orNull(body.resellerReference),
          guest: toGuest(contact, call, false),
          holdMinutes: body.expirationMinutes,
          origin: call.origin,
        },
        recorded(call, 'reserve', { ...departure, people: body.unitItems.length }),
      );
      return respond(booking, call);
    },

    async extend(uuid: string, body: z.output<typeof extensionBodySchema>, call: OctoCall) {
      const { resellerId } = call.contract;
      const record = recorded(call, 'extendHold');
      return respond(await orders.extend(resellerId, uuid, body.expirationMinutes, record), call);
    },

    async confirm(uuid: string, body: z.output<typeof confirmationBodySchema>, call: OctoCall) {
      if (body.unitItems) assertUnits(body.unitItems.map(({ unitId }) => unitId));
      const contact = toContact(body.contact);
      if (contact.fullName === null)
        throw new OctoError('BAD_REQUEST', 'contact: firstName and lastName, or fullName, are needed.');
      const booking = await orders.confirm(
        call.contract.resellerId,
        uuid,
        {
          contact,
          guest: toGuest(contact, call, body.emailReceipt ?? false),
          ...(body.unitItems ? { people: toPeople(body.unitItems) } : {}),
          ...(body.resellerReference ? { reference: body.resellerReference } : {}),
        },
        recorded(call, 'confirm'),
      );
      return respond(booking, call);
    },

    async update(uuid: string, body: z.output<typeof updateBodySchema>, call: OctoCall) {
      const departure = body.availabilityId ? parseAvailabilityId(body.availabilityId) : {};
      if (body.unitItems) assertUnits(body.unitItems.map(({ unitId }) => unitId));
      const present = await orders.read(call.contract.resellerId, uuid);
      if (body.productId) assertProduct(body.productId);
      // A booking may keep a place of departure that is not offered any more.
      const option = body.optionId && body.optionId !== present.departure ? body.optionId : undefined;
      if (option !== undefined) assertOption(call, option);
      const contact = body.contact ? toContact(body.contact) : undefined;
      const sendsMail = body.emailReceipt ?? present.customer_email !== '';
      const isGuestChanged = contact !== undefined || body.emailReceipt != null;
      const booking = await orders.update(
        call.contract,
        uuid,
        {
          ...departure,
          departure: option,
          ...(isGuestChanged ? { guest: toGuest(contact ?? present.contact, call, sendsMail) } : {}),
          ...(contact ? { contact } : {}),
          ...(body.notes === undefined ? {} : { notes: orNull(body.notes) }),
          ...(body.unitItems ? { people: toPeople(body.unitItems) } : {}),
          ...(body.resellerReference ? { reference: body.resellerReference } : {}),
          holdMinutes: body.expirationMinutes,
        },
        recorded(call, 'updateBooking', {
          ...departure,
          ...(option === undefined ? {} : { option }),
          ...(body.unitItems ? { people: body.unitItems.length } : {}),
        }),
      );
      return respond(booking, call);
    },

    async cancel(uuid: string, { reason }: z.output<typeof cancellationBodySchema>, call: OctoCall) {
      const { resellerId } = call.contract;
      return respond(
        await orders.cancel(resellerId, uuid, reason ?? '', recorded(call, 'cancelBooking')),
        call,
      );
    },

    async get(uuid: string, call: OctoCall) {
      return respond(await orders.read(call.contract.resellerId, uuid), call);
    },

    async list(query: z.output<typeof bookingsQuerySchema>, call: OctoCall): Promise<OctoBooking[]> {
      const { resellerReference: reference, supplierReference: number } = query;
      if (!reference && !number)
        throw new OctoError('BAD_REQUEST', 'resellerReference or supplierReference is required.');
      const found = await orders.list(call.contract.resellerId, {
        ...(reference ? { reference } : {}),
        ...(number ? { number } : {}),
      });
      const responses: OctoBooking[] = [];
      for (const booking of found) responses.push(await respond(booking, call));
      return responses;
    },
  };
}
