import type { ColumnType, Generated } from 'kysely';
import type { Language } from '../../../domain/languages.ts';
import type {
  AlertMailRuleTable,
  CalledOffTourTable,
  DayCancellationTable,
  DeskAlertTable,
  DeskAuditTable,
  DeskEventTable,
  DriverDayOffTable,
  DriverRateTable,
  DriverTable,
  DriverWeekdayOffTable,
  DriverWorkingDayTable,
  FestivalTable,
  PaymentFeeTable,
  PlaceReportTable,
  ProblemReportTable,
  SalesClosureTable,
  SalesDayTable,
  SalesRulesTable,
  SettingStateTable,
  SettingVersionTable,
  StaffChallengeTable,
  StaffLinkTable,
  StaffPasskeyTable,
  StaffSessionTable,
  StaffTable,
  TourTable,
  VisitorMessageTable,
} from './deskTables.ts';
import type {
  DeskPlaceTable,
  GuideStateTable,
  HoursPostingTable,
  PhotographSizeTable,
  PhotographTable,
  PlaceContentTable,
  PlaceCountTable,
  PlaceOrderTable,
  PlacePublicationTable,
  PlaceTable,
  SearchSynonymTable,
  SearchTermTable,
  SearchWordTable,
  ThemeTable,
} from './guideTables.ts';
import type { OfficialContentTable, OfficialRunTable, ProposalTable } from './officialTables.ts';
import type {
  TicketAuditTable,
  TicketOrderTable,
  TicketRefundTable,
  TicketStopTable,
} from './orderTables.ts';
import type { ResellerBookingTable, ResellerKeyTable, ResellerTable } from './resellerTables.ts';
import type {
  SandboxMailTable,
  SandboxOidcTable,
  SandboxPaymentCancelTable,
  SandboxPaymentNewsTable,
  SandboxPaymentResponseTable,
  SandboxPaymentTable,
} from './sandboxTables.ts';

/**
 * The tables as kysely sees them: one section per resource, under the same names as in the SQL (snake_case, no
 * name translation, so that a query reads like its migration).
 *
 * How PostgreSQL's types arrive, in both engines alike (columnTypes.ts): int2, int4, int8, float: number (int8
 * beyond 2^53 throws); numeric: string; date: 'YYYY-MM-DD'; interval: ISO 8601 ('P1DT2H'); timestamptz: Date;
 * timestamp without zone: its text; json, jsonb: parsed; bytea: Uint8Array; arrays of all these: arrays.
 * A value for a json or jsonb column is passed as JSON.stringify(value).
 */
export interface Tables {
  theme: ThemeTable;
  place: PlaceTable;
  place_content: PlaceContentTable;
  place_count: PlaceCountTable;
  place_order: PlaceOrderTable;
  search_term: SearchTermTable;
  search_posting: SearchTermTable;
  search_word: SearchWordTable;
  search_synonym: SearchSynonymTable;
  hours_posting: HoursPostingTable;
  guide_state: GuideStateTable;
  desk_place: DeskPlaceTable;
  place_publication: PlacePublicationTable;
  festival: FestivalTable;
  official_content: OfficialContentTable;
  proposal: ProposalTable;
  official_run: OfficialRunTable;
  photograph: PhotographTable;
  photograph_size: PhotographSizeTable;
  account: AccountTable;
  nickname_skeleton: NicknameSkeletonTable;
  account_identity: AccountIdentityTable;
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  email_code: EmailCodeTable;
  sign_up_proof: SignUpProofTable;
  password_link: PasswordLinkTable;
  interest_theme: InterestThemeTable;
  place_like: PlaceLikeTable;
  trip_plan: TripPlanTable;
  trip_stop: TripStopTable;
  shared_plan: SharedPlanTable;
  ticket_order: TicketOrderTable;
  reseller: ResellerTable;
  reseller_key: ResellerKeyTable;
  reseller_booking: ResellerBookingTable;
  ticket_stop: TicketStopTable;
  ticket_audit: TicketAuditTable;
  payment_fee: PaymentFeeTable;
  setting_state: SettingStateTable;
  setting_version: SettingVersionTable;
  ticket_refund: TicketRefundTable;
  staff: StaffTable;
  staff_passkey: StaffPasskeyTable;
  staff_challenge: StaffChallengeTable;
  staff_link: StaffLinkTable;
  staff_session: StaffSessionTable;
  driver: DriverTable;
  driver_day_off: DriverDayOffTable;
  driver_rate: DriverRateTable;
  driver_weekday_off: DriverWeekdayOffTable;
  driver_working_day: DriverWorkingDayTable;
  sales_rules: SalesRulesTable;
  sales_closure: SalesClosureTable;
  sales_day: SalesDayTable;
  tour: TourTable;
  day_cancellation: DayCancellationTable;
  called_off_tour: CalledOffTourTable;
  visitor_message: VisitorMessageTable;
  problem_report: ProblemReportTable;
  place_report: PlaceReportTable;
  desk_audit: DeskAuditTable;
  desk_event: DeskEventTable;
  desk_alert: DeskAlertTable;
  alert_mail_rule: AlertMailRuleTable;
  mail_outbox: MailOutboxTable;
  sandbox_mail: SandboxMailTable;
  sandbox_oidc: SandboxOidcTable;
  sandbox_payment: SandboxPaymentTable;
  sandbox_payment_cancel: SandboxPaymentCancelTable;
  sandbox_payment_answer: SandboxPaymentResponseTable;
  sandbox_payment_news: SandboxPaymentNewsTable;
  schema_migration: SchemaMigrationTable;
}

/** The ledger of migrations (migrationRunner.ts). */
export interface SchemaMigrationTable {
  name: string;
  checksum: string;
  applied_at: ColumnType<Date, Date | string, never>;
}

// Accounts (0002_accounts.sql), written and read by server/features/accounts and server/features/likes.

/** A timestamp of the Clock. */
type Moment = ColumnType<Date, Date, Date>;

export interface AccountTable {
  id: string;
  email: string;
  password_hash: string | null;
  first_name: string | null;
  last_name: string | null;
  nickname: string;
  nickname_key: string;
  language: Language;
  documents_version: number;
  created_at: Moment;
}

export interface NicknameSkeletonTable {
  skeleton: string;
  account_id: string;
  nickname: string;
}

export interface AccountIdentityTable {
  issuer: string;
  subject: string;
  account_id: string;
  linked_at: Moment;
}

export interface SessionTable {
  id: string;
  account_id: string;
  device: string | null;
  opened_at: Moment;
  expires_at: Moment;
}

export interface RefreshTokenTable {
  hash: Uint8Array;
  session_id: string;
  issued_at: Moment;
  used_at: ColumnType<Date | null, Date | null, Date | null>;
  shared_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface EmailCodeTable {
  email: string;
  code_hash: string;
  tries: Generated<number>;
  sent_at: Moment;
  expires_at: Moment;
}

export interface SignUpProofTable {
  hash: Uint8Array;
  kind: 'email' | 'social';
  email: string;
  issuer: string | null;
  subject: string | null;
  expires_at: Moment;
}

export interface PasswordLinkTable {
  hash: Uint8Array;
  account_id: string;
  expires_at: Moment;
}

export interface InterestThemeTable {
  account_id: string;
  theme_id: number;
}

export interface PlaceLikeTable {
  account_id: string;
  place_id: number;
  liked_at: Moment;
}

// Mail (0003_mail.sql): server/mail, and the sandbox's own table.

type OptionalMoment = ColumnType<Date | null, Date | null, Date | null>;

export interface MailOutboxTable {
  id: string;
  recipient: string;
  language: Language;
  kind: string;
  sealed: Uint8Array | null;
  created_at: Moment;
  expires_at: OptionalMoment;
  attempts: Generated<number>;
  next_try_at: Moment;
  claimed_until: OptionalMoment;
  last_error: string | null;
  sent_at: OptionalMoment;
  failed_at: OptionalMoment;
}

// The saved plan (0005_trip_plan.sql): server/features/plans.

export interface TripPlanTable {
  account_id: string;
  /** yyyy-mm-dd. */
  trip_date: string | null;
  /** HH:MM. */
  start_time: string | null;
  number_of_people: number | null;
  /** The id of a departure; null where none was chosen. */
  departure: Generated<string | null>;
  updated_at: Moment;
}

export interface TripStopTable {
  account_id: string;
  order_index: number;
  place_id: number;
  memo: string;
  stay_minutes: Generated<number | null>;
}

// The shared plan (0007_shared_plan.sql): server/features/plans.

export interface SharedPlanTable {
  account_id: string;
  token: string;
  /** yyyy-mm-dd. */
  trip_date: string | null;
  /** HH:MM. */
  start_time: string | null;
  number_of_people: number | null;
  /** The id of a departure; null where none was chosen. */
  departure: Generated<string | null>;
  place_ids: number[];
  stay_minutes: Generated<(number | null)[] | null>;
  shared_at: Moment;
}
