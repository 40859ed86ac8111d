-- What the staff are alerted of, and who has seen it; the visitor's phone; the PIN of a driver's lasting link.

create table desk_event (
  number bigint generated always as identity primary key,
  kind text not null,
  -- What it is about: an order, or a report about a place.
  order_id text references ticket_order (id) on delete cascade,
  place_report_id bigint references place_report (id) on delete cascade,
  -- What is recorded once only, however many processes find it.
  once_key text unique,
  at timestamptz not null
);
create index desk_event_order on desk_event (order_id);
create index desk_event_place_report on desk_event (place_report_id);
create index desk_event_at on desk_event (at);

-- An event for one member of the staff.
create table desk_alert (
  staff_id uuid not null references staff (id) on delete cascade,
  event_number bigint not null references desk_event (number) on delete cascade,
  -- When it is mailed, unless it has been seen by then.
  mail_at timestamptz,
  seen_at timestamptz,
  primary key (staff_id, event_number)
);
create index desk_alert_event on desk_alert (event_number);
create index desk_alert_unseen on desk_alert (staff_id) where seen_at is null;
create index desk_alert_mail on desk_alert (mail_at) where seen_at is null and mail_at is not null;

-- Which kinds a member of the staff gets by mail; without a row: never.
create table alert_mail_rule (
  staff_id uuid not null references staff (id) on delete cascade,
  kind text not null,
  mode text not null,
  primary key (staff_id, kind)
);

alter table ticket_order
  -- The visitor's, in E.164; blank some weeks after the tour, and once the account is deleted.
  add column phone text;

alter table sales_rules
  -- Whether a visitor has to leave a telephone number.
  add column needs_phone boolean not null default false;

alter table driver
  -- Argon2id, of the PIN that opens the driver's lasting link; null until the driver has set one.
  add column pin_hash text,
  -- Wrong PINs since the last right one.
  add column wrong_pins int not null default 0;
