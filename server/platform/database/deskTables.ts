import type { ColumnType, Generated } from 'kysely';
import type { SomeFestivalFields } from '../../../contract/desk/festivalFields.ts';
import type { SettingKind } from '../../../contract/desk/settings.ts';
import type { RateUnit } from '../../../domain/accounting/rates.ts';
import type { WeekDay } from '../../../domain/calendar/weekDays.ts';
import type { Language, Translated } from '../../../domain/languages.ts';
import type { PlaceReportKind, PlaceReportOutcome } from '../../../domain/places/placeReportRules.ts';
import type { AlertKind, AlertMailMode } from '../../../domain/staff/alertRules.ts';
import type { AuditSubject } from '../../../domain/staff/auditActions.ts';
import type { ActorKind, DeskLanguage, StaffRole } from '../../../domain/staff/staffRules.ts';
import type { PaymentMethod } from '../../../domain/tickets/paymentMethods.ts';
import type {
  CalledOffState,
  DayCancellationReason,
  SkipReason,
  VisitorMessageKind,
} from '../../../domain/tour/badDay.ts';
import type { ReportKind, TourState } from '../../../domain/tour/tourRules.ts';

// The desk (0018_desk.sql, 0019_place_reports.sql), written and read by server/features/{staff,tours,editing}.

/** A timestamp of the Clock. */
type Moment = ColumnType<Date, Date, Date>;
/** A timestamp of the Clock, or null until it happens. */
type MomentOrNone = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface StaffTable {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  language: DeskLanguage;
  created_at: Moment;
  joined_at: MomentOrNone;
  removed_at: MomentOrNone;
}

export interface StaffPasskeyTable {
  id: string;
  staff_id: string;
  public_key: Uint8Array;
  counter: number;
  transports: string[];
  name: string;
  created_at: Moment;
  last_used_at: MomentOrNone;
}

export interface StaffChallengeTable {
  id: string;
  challenge: string;
  staff_id: string | null;
  expires_at: Moment;
}

export interface StaffLinkTable {
  hash: Uint8Array;
  id: string;
  staff_id: string;
  kind: 'invitation' | 'recovery';
  created_at: Moment;
  expires_at: Moment;
  approved_by: string | null;
  approved_at: MomentOrNone;
}

export interface StaffSessionTable {
  hash: Uint8Array;
  id: Generated<string>;
  staff_id: string;
  device: string | null;
  opened_at: Moment;
  last_used_at: MomentOrNone;
  expires_at: Moment;
}

export interface DriverTable {
  id: Generated<number>;
  name: string;
  phone: string;
  email: string | null;
  car: string;
  plate: string;
  is_active: Generated<boolean>;
  links: Generated<number>;
  pin_hash: Generated<string | null>;
  wrong_pins: Generated<number>;
  created_at: Moment;
  version: Generated<number>;
}

export interface DriverDayOffTable {
  driver_id: number;
  /** yyyy-mm-dd. */
  day: string;
  /** HH:MM; null for the beginning and the end of the day. */
  off_from: Generated<string | null>;
  off_until: Generated<string | null>;
}

export interface DriverWeekdayOffTable {
  driver_id: number;
  weekday: WeekDay;
  off_from: string | null;
  off_until: string | null;
}

/** Days on which a driver works although that weekday is usually off. */
export interface DriverWorkingDayTable {
  driver_id: number;
  /** yyyy-mm-dd. */
  day: string;
}

export interface TourTable {
  order_id: string;
  driver_id: number | null;
  state: TourState;
  cannot: Generated<number[]>;
  told_driver_id: number | null;
  overtime_half_hours: Generated<number>;
  note: Generated<string>;
  changed_at: Moment;
  version: Generated<number>;
}

export interface ProblemReportTable {
  id: Generated<number>;
  order_id: string;
  kind: ReportKind;
  words: string;
  language: Language;
  reported_at: Moment;
  closed_at: MomentOrNone;
  reply: string | null;
}

export interface PlaceReportTable {
  id: Generated<number>;
  place_id: number;
  kind: PlaceReportKind;
  words: string;
  email: string | null;
  /** Whether the visitor was signed in to the account with that address (0027_confirmed_report_address.sql). */
  email_confirmed: Generated<boolean>;
  language: Language;
  reported_at: Moment;
  closed_at: MomentOrNone;
  closed_by: string | null;
  outcome: PlaceReportOutcome | null;
  reply: string | null;
}

/** JSON whose keys keep their order. */
type Json<Value> = ColumnType<Value, string, string>;

// 0023_festivals.sql; visitors' pages read it through server/features/festivals.
export interface FestivalTable {
  id: Generated<number>;
  content_id: string | null;
  name: Json<Translated>;
  summary: Json<Translated>;
  place: Json<Translated>;
  address: string;
  lat: number | null;
  lng: number | null;
  place_id: number | null;
  /** yyyy-mm-dd. */
  starts_on: string;
  ends_on: string;
  phone: string;
  homepage: string | null;
  is_published: Generated<boolean>;
  source: 'desk' | 'official';
  official: ColumnType<SomeFestivalFields | null, string | null | undefined, string | null>;
  proposed: ColumnType<SomeFestivalFields | null, string | null | undefined, string | null>;
  version: Generated<number>;
  changed_at: Moment;
}

// 0036_alerts.sql, written by server/desk/deskEvents.ts and read by server/features/alerts.

export interface DeskEventTable {
  number: Generated<number>;
  kind: AlertKind;
  order_id: string | null;
  place_report_id: number | null;
  once_key: string | null;
  at: Moment;
}

export interface DeskAlertTable {
  staff_id: string;
  event_number: number;
  mail_at: MomentOrNone;
  seen_at: MomentOrNone;
}

export interface AlertMailRuleTable {
  staff_id: string;
  kind: AlertKind;
  mode: AlertMailMode;
}

export interface DeskAuditTable {
  number: Generated<number>;
  at: Moment;
  actor: ActorKind;
  actor_id: string | null;
  who: string;
  action: string;
  subject: AuditSubject;
  subject_id: string;
  /** The role that the member of the staff had then; null in older lines and for other actors. */
  role: Generated<StaffRole | null>;
  before: ColumnType<Record<string, unknown> | null, string | null, never>;
  after: ColumnType<Record<string, unknown> | null, string | null, never>;
}

// The calendar of sales (0030_capacity.sql), written and read by server/features/capacity.

/** At most one row. */
export interface SalesRulesTable {
  id: Generated<number>;
  turnaround_minutes: number;
  lead_minutes: number;
  days_ahead: number | null;
  max_bought_half_hours: Generated<number>;
  /** JSON: a `DepartureRange | null` for each weekday, from Monday on. */
  weekdays: ColumnType<unknown, string, string>;
  needs_phone: Generated<boolean>;
  stopped_at: MomentOrNone;
  version: number;
}

export interface SalesClosureTable {
  id: Generated<number>;
  from_day: string;
  to_day: string;
  first_departure: string | null;
  last_departure: string | null;
  reason: string;
  created_at: Moment;
}

export interface SalesDayTable {
  day: string;
  /** The number of cars for sale; null if it is the number of drivers who work. */
  cars: number | null;
}

// The accounts (0037_accounting.sql), written and read by server/features/accounting.

export interface PaymentFeeTable {
  method: PaymentMethod;
  /** yyyy-mm-dd. */
  from_day: string;
  basis_points: number;
}

export interface DriverRateTable {
  driver_id: number;
  /** yyyy-mm-dd. */
  from_day: string;
  unit: RateUnit;
  /** In won. */
  amount: number;
}

// Settings of the owner (0041_settings.sql), written and read by server/desk/settings.

export interface SettingStateTable {
  kind: SettingKind;
  version: number;
}

export interface SettingVersionTable {
  id: Generated<number>;
  kind: SettingKind;
  /** yyyy-mm-dd. */
  from_day: string;
  /** JSON, by the kind. */
  fields: ColumnType<unknown, string, string>;
  created_at: Moment;
}

// Called-off tours and messages to visitors (0035_bad_day.sql), written and read by server/features/orders/badDay.

export interface DayCancellationTable {
  id: string;
  from_day: string;
  to_day: string;
  first_departure: string | null;
  last_departure: string | null;
  reason: DayCancellationReason;
  words: string;
  choice_hours: number;
  created_at: Moment;
  created_by: string;
}

export interface CalledOffTourTable {
  id: Generated<number>;
  cancellation_id: string | null;
  order_id: string;
  trip_date: string;
  start_time: string;
  state: CalledOffState;
  skipped_because: SkipReason | null;
  due_at: MomentOrNone;
  claimed_until: MomentOrNone;
  attempts: Generated<number>;
}

export interface VisitorMessageTable {
  id: string;
  day: string;
  kind: VisitorMessageKind;
  words: string;
  recipients: number;
  created_at: Moment;
  created_by: string;
}
