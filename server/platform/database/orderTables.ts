import type { ColumnType, Generated } from 'kysely';
import type { Language } from '../../../domain/languages.ts';
import type { StaffRole } from '../../../domain/staff/staffRules.ts';
import type { OrderMethod, SalesChannel } from '../../../domain/tickets/paymentMethods.ts';
import type { Currency } from '../../../domain/tickets/price.ts';
import type { OrderTerms } from '../../../domain/tickets/saleTerms.ts';
import type { RefundStep, TicketStatus } from '../../../domain/tickets/ticketRules.ts';
import type { CallOffReason } from '../../../domain/tour/badDay.ts';

/** A timestamp of the Clock. */
type Moment = ColumnType<Date, Date, Date>;

// Orders and tickets (0008_tickets.sql), written and read by server/features/orders.

/** A timestamp of the Clock, or null until it happens. */
type MomentOrNone = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface TicketOrderTable {
  id: string;
  /** The short number for people (domain/tickets/orderNumber.ts), made by the database. */
  number: Generated<string>;
  account_id: string | null;
  status: TicketStatus;
  order_name: string;
  /** In minor units of the currency (won, cents), like `refund_amount`. */
  amount: number;
  currency: Currency;
  payment_method: ColumnType<OrderMethod, OrderMethod | undefined, OrderMethod>;
  customer_name: string;
  customer_email: string;
  /** The visitor's, in E.164. */
  phone: Generated<string | null>;
  language: Language;
  origin: string;
  trip_date: string;
  start_time: string;
  number_of_people: number;
  bought_half_hours: Generated<number>;
  accepts_early_end: Generated<boolean>;
  departure: string;
  refund_rule_version: number;
  /** The terms of the sale (JSON); null if they are SPEC's. */
  terms: ColumnType<OrderTerms | null, OrderTerms | null | undefined, never>;
  created_at: Moment;
  payment_key: string | null;
  confirming_at: MomentOrNone;
  paid_at: MomentOrNone;
  method: string | null;
  receipt_url: string | null;
  failure_code: string | null;
  cancel_requested_at: MomentOrNone;
  cancel_reason: string | null;
  refund_percent: number | null;
  refund_amount: number | null;
  cancelled_at: MomentOrNone;
  next_check_at: MomentOrNone;
  checked_at: MomentOrNone;
  checks: Generated<number>;
  /** Whether the order holds a car. A paid order without one is being refunded. */
  holds_car: Generated<boolean>;
  /** The refund step that applied when the tour was moved; the lowest one if it was moved several times. */
  step_at_move: Generated<RefundStep | null>;
  /** The number of changes since the sale; serves as the ticket's version. */
  changes: Generated<number>;
  /** The member of the staff who made the order for a buyer without an account. */
  sold_by: Generated<string | null>;
  sales_channel: Generated<SalesChannel | null>;
  agreed_route: Generated<string>;
  driver_remark: Generated<string>;
  /** The deadline of the payment; null if it is the end of the provider's payment window. */
  pay_until: MomentOrNone;
  /** Signed as part of the order's link; a new number invalidates earlier links. */
  link_number: Generated<number>;
  /** The sum of the refunds that did not cancel the order, and of those among them that are paid out. */
  goodwill: Generated<number>;
  goodwill_settled: Generated<number>;
  /** The time at which the company called the tour off, and until when the visitor can choose another day. */
  called_off_at: Generated<Date | null>;
  called_off_until: Generated<Date | null>;
  called_off_reason: Generated<CallOffReason | null>;
  called_off_words: Generated<string | null>;
  /** The reseller that booked the order for a guest without an account. */
  reseller_id: Generated<string | null>;
  /** The reseller's own number for the order. */
  reseller_reference: Generated<string | null>;
}

export interface TicketRefundTable {
  number: Generated<number>;
  order_id: string;
  amount: number;
  reason: string;
  requested_at: Moment;
  settled_at: MomentOrNone;
  withdrawn_at: MomentOrNone;
}

export interface TicketStopTable {
  order_id: string;
  order_index: number;
  place_id: number;
  memo: string;
  stay_minutes: Generated<number | null>;
}

export interface TicketAuditTable {
  number: Generated<number>;
  order_id: string;
  at: Moment;
  cause: 'visitor' | 'webhook' | 'reconciler' | 'operator' | 'reseller';
  from_status: TicketStatus | null;
  to_status: TicketStatus;
  detail: ColumnType<Record<string, unknown>, string | undefined, never>;
  /** The member of the staff who did it, and their role at that time. */
  who: Generated<string | null>;
  role: Generated<StaffRole | null>;
}
