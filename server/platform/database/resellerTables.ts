import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '../../../domain/tickets/price.ts';

// Resellers (0045_resellers.sql), written and read by server/features/octo and server/features/orders/reseller.

/** A timestamp of the Clock. */
type Moment = ColumnType<Date, Date, Date>;
/** A timestamp of the Clock, or null until it happens. */
type MomentOrNone = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** JSON, written as a text. */
type Json<Value> = ColumnType<Value, string, string>;

export interface ResellerTable {
  id: string;
  name: string;
  email: string;
  currency: Currency;
  /** The price of a tour before the commission, in minor units. */
  price: number;
  commission_basis_points: number;
  cutoff_hours: number;
  cancellation_hours: number;
  /** Maximum share of the cars, in percent. */
  max_share: number;
  disabled_at: MomentOrNone;
  created_at: Moment;
  version: number;
}

export interface ResellerKeyTable {
  id: Generated<number>;
  reseller_id: string;
  hash: Uint8Array;
  /** The last characters of the key. */
  hint: string;
  created_at: Moment;
  ends_at: MomentOrNone;
}

/** A guest's contact, as the reseller sent it; a field that it left out is null. */
export interface BookingContact {
  readonly fullName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly emailAddress: string | null;
  readonly phoneNumber: string | null;
  readonly locales: readonly string[];
  readonly postalCode: string | null;
  readonly country: string | null;
  readonly notes: string | null;
}

/** One person of a booking. */
export interface BookingPerson {
  readonly uuid: string;
  readonly reference: string | null;
}

export interface ResellerBookingTable {
  reseller_id: string;
  uuid: string;
  order_id: string;
  contact: Json<BookingContact>;
  notes: string | null;
  unit_items: Json<readonly BookingPerson[]>;
  commission_basis_points: number;
  /** Hours before the tour until which it can be cancelled; null once the tour was moved after that time. */
  cancellation_hours: number | null;
}
