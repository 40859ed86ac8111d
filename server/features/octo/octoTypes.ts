import type * as standard from '@octocloud/types/dist/models/types.gen.js';

/** A type of the standard's package with the values of its enums as texts: the package itself is there only for tests. */
type Plain<Type> = Type extends string
  ? `${Type}`
  : Type extends readonly (infer Item)[]
    ? Plain<Item>[]
    : Type extends object
      ? { [Key in keyof Type]: Plain<Type[Key]> }
      : Type;

export type Availability = Plain<standard.Availability>;
export type AvailabilityCalendar = Plain<standard.AvailabilityCalendar>;
export type Booking = Plain<standard.Booking>;
export type BookingStatus = Plain<standard.BookingStatus>;
export type Capability = Plain<standard.Capability>;
export type Contact = Plain<standard.Contact>;
export type Feature = Plain<standard.Feature>;
export type Location = Plain<standard.Location>;
export type Option = Plain<standard.Option>;
export type Pricing = Plain<standard.Pricing>;
export type Product = Plain<standard.Product>;
export type Supplier = Plain<standard.Supplier>;
export type Ticket = Plain<standard.Ticket>;
export type Unit = Plain<standard.Unit>;
