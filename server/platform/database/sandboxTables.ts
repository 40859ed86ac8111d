import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '../../../domain/tickets/price.ts';

// The sandboxes' own state, written and read by server/sandbox.

/** A timestamp of the Clock. */
type Moment = ColumnType<Date, Date, Date>;
/** A timestamp of the Clock, or null until it happens. */
type MomentOrNone = ColumnType<Date | null, Date | null | undefined, Date | null>;

// Mail (0003_mail.sql): server/sandbox/mailbox.

export interface SandboxMailTable {
  id: string;
  message_id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  sent_at: Moment;
  /** In the order of arrival. */
  number: Generated<number>;
}

// The sandbox of Google's sign-in (0004_google_sandbox.sql), written and read by server/sandbox/google.

export interface SandboxOidcTable {
  kind: string;
  id: string;
  payload: ColumnType<unknown, string, string>;
  grant_id: string | null;
  expires_at: ColumnType<Date | null, Date | null, Date | null>;
}

// The sandbox of Toss Payments (0009_toss_sandbox.sql), written and read by server/sandbox/toss.

export type SandboxPaymentStatus =
  | 'READY'
  | 'IN_PROGRESS'
  | 'DONE'
  | 'CANCELED'
  | 'PARTIAL_CANCELED'
  | 'ABORTED'
  | 'EXPIRED';

export type SandboxCancelStatus = 'IN_PROGRESS' | 'DONE' | 'ABORTED';

export interface SandboxPaymentTable {
  payment_key: string;
  order_id: string;
  order_name: string;
  /** In minor units, as all amounts of the sandbox. */
  amount: number;
  balance: number;
  currency: ColumnType<Currency, Currency | undefined, Currency>;
  /** CARD, or the provider's code of a wallet. */
  method: ColumnType<string, string | undefined, string>;
  /** A test card's digits, or a wallet's test account. */
  card: string;
  status: SandboxPaymentStatus;
  requested_at: Moment;
  authenticated_at: MomentOrNone;
  approved_at: MomentOrNone;
  failure_code: string | null;
  last_transaction_key: string | null;
  faults_left: number;
  success_url: string | null;
  fail_url: string | null;
  pending_url: string | null;
  settles_at: MomentOrNone;
  number: Generated<number>;
}

export interface SandboxPaymentCancelTable {
  transaction_key: string;
  payment_key: string;
  amount: number;
  reason: string;
  refundable: number;
  canceled_at: Moment;
  status: ColumnType<SandboxCancelStatus, SandboxCancelStatus | undefined, SandboxCancelStatus>;
  request_id: string | null;
  settles_at: MomentOrNone;
  number: Generated<number>;
}

export interface SandboxPaymentResponseTable {
  identity: string;
  status: number;
  body: string;
  made_at: Moment;
}

export interface SandboxPaymentNewsTable {
  transmission_id: string;
  body: string;
  made_at: Moment;
  tries: Generated<number>;
  next_try_at: MomentOrNone;
  number: Generated<number>;
}
