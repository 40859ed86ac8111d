-- The desk: the staff and how they sign in, drivers and tours, visitors' reports, and who changed what. Times come from the
-- Clock.

create table staff (
  id uuid primary key,
  -- In lower case. A removed member keeps the row, so that the audit trail stays readable; the address may come again.
  email text collate "C" not null,
  name text not null,
  role text not null check (role in ('dispatcher', 'editor', 'owner')),
  language text not null,
  created_at timestamptz not null,
  joined_at timestamptz,
  removed_at timestamptz
);
create unique index staff_email on staff (email) where removed_at is null;

create table staff_passkey (
  -- The credential's id in base64url.
  id text collate "C" primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  public_key bytea not null,
  -- Of the authenticator: one that does not grow shows a copied key. Many authenticators always send 0.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkey_staff on staff_passkey (staff_id);

-- One use each: the challenge that a credential must have signed.
create table staff_challenge (
  id uuid primary key,
  challenge text not null,
  -- Null for a sign-in: the passkey says who it is.
  staff_id uuid references staff (id) on delete cascade,
  expires_at timestamptz not null
);
create index staff_challenge_expiry on staff_challenge (expires_at);

-- Mailed links to register a passkey. A recovery needs the approval of another member of the staff.
create table staff_link (
  hash bytea primary key,
  id uuid not null unique,
  staff_id uuid not null references staff (id) on delete cascade,
  kind text not null check (kind in ('invitation', 'recovery')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  approved_by uuid references staff (id),
  approved_at timestamptz
);
create index staff_link_staff on staff_link (staff_id);

create table staff_session (
  hash bytea primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  opened_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_session_staff on staff_session (staff_id);
create index staff_session_expiry on staff_session (expires_at);

create table driver (
  id bigint generated always as identity primary key,
  name text not null,
  phone text not null,
  email text,
  car text not null,
  plate text not null,
  is_active boolean not null default true,
  -- Part of what is signed in the driver's links: another number ends all of them.
  links int not null default 1,
  created_at timestamptz not null,
  version int not null default 0
);

create table driver_day_off (
  driver_id bigint not null references driver (id) on delete cascade,
  day date not null,
  primary key (driver_id, day)
);

-- What the desk and the driver made of a paid order. An order without a row is unassigned.
create table tour (
  order_id text collate "C" primary key references ticket_order (id) on delete cascade,
  driver_id bigint references driver (id),
  state text not null check (state in ('unassigned', 'offered', 'accepted', 'met', 'finished', 'notMet', 'noDriver')),
  -- Drivers who responded that they cannot.
  cannot bigint[] not null default '{}',
  -- The driver that the visitor was told of: another one is a change.
  told_driver_id bigint references driver (id),
  overtime_half_hours int not null default 0 check (overtime_half_hours between 0 and 12),
  note text not null default '',
  changed_at timestamptz not null,
  version int not null default 0,
  -- One tour, one driver; none where nobody drives.
  check ((state in ('unassigned', 'noDriver')) = (driver_id is null))
);
create index tour_driver on tour (driver_id) where driver_id is not null;

create table problem_report (
  id bigint generated always as identity primary key,
  order_id text collate "C" not null references ticket_order (id) on delete cascade,
  kind text not null,
  words text not null,
  language text not null,
  reported_at timestamptz not null,
  closed_at timestamptz,
  reply text
);
create index problem_report_order on problem_report (order_id);
create index problem_report_open on problem_report (reported_at) where closed_at is null;

create index ticket_order_trip on ticket_order (trip_date, start_time) where status = 'paid';

-- Who changed what. Without visitors' personal data: their orders go after five years, these lines stay.
create table desk_audit (
  number bigint generated always as identity primary key,
  at timestamptz not null,
  -- staff, driver, visitor or operator, and which one; null for the operator's command line.
  actor text not null,
  actor_id text,
  who text not null,
  action text not null,
  -- tour, order, driver, staff or report, and which one.
  subject text not null,
  subject_id text not null,
  before jsonb,
  after jsonb
);
create index desk_audit_subject on desk_audit (subject, subject_id, number);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is never changed';
end
$$;
create trigger desk_audit_kept before update or delete on desk_audit
  for each row execute function refuse_audit_change();
create trigger desk_audit_kept_whole before truncate on desk_audit
  for each statement execute function refuse_audit_change();
