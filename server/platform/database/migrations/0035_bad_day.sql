-- A bad day: drivers who are off for parts of a day or every week, tours that the company calls off, and messages to the
-- visitors of a day.

-- As HH:MM; null for the beginning and the end of the day. The previous release takes such a day for a whole day off.
alter table driver_day_off
  add column off_from text collate "C",
  add column off_until text collate "C";

create table driver_weekday_off (
  driver_id bigint not null references driver (id) on delete cascade,
  -- MON to SUN.
  weekday text collate "C" not null,
  off_from text collate "C",
  off_until text collate "C",
  primary key (driver_id, weekday)
);

-- Set while a tour is called off, and its visitor can still choose: another day, or the whole price back. A move empties
-- all of them.
alter table ticket_order
  add column called_off_at timestamptz,
  -- When the price is paid back without a choice.
  add column called_off_until timestamptz,
  add column called_off_reason text collate "C",
  -- In the staff's own words, as they typed it.
  add column called_off_words text;

-- Tours that the desk calls off together.
create table day_cancellation (
  -- Made by the desk's page: pressing twice is one cancellation.
  id uuid primary key,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  first_departure text collate "C",
  last_departure text collate "C",
  reason text collate "C" not null,
  words text not null,
  choice_hours int not null check (choice_hours between 1 and 720),
  created_at timestamptz not null,
  -- Name of the member of the staff.
  created_by text not null,
  check ((first_departure is null) = (last_departure is null))
);
create index day_cancellation_days on day_cancellation (to_day);

create table called_off_tour (
  id bigint generated always as identity primary key,
  -- Null for a tour that no driver was found for.
  cancellation_id uuid references day_cancellation (id),
  order_id text collate "C" not null references ticket_order (id) on delete cascade,
  -- The departure that is called off: a tour that was moved meanwhile takes place.
  trip_date date not null,
  start_time text collate "C" not null,
  -- waiting: not called off yet; offered: the visitor can choose; moved, refunded: they did, or the time has passed;
  -- skipped: was not called off.
  state text collate "C" not null,
  -- Why it was skipped.
  skipped_because text collate "C",
  due_at timestamptz,
  claimed_until timestamptz,
  attempts int not null default 0,
  unique (cancellation_id, order_id)
);
create index called_off_tour_due on called_off_tour (due_at) where due_at is not null;
create index called_off_tour_order on called_off_tour (order_id);

-- A message to all visitors of a day; what was sent to whom is in the history of each order.
create table visitor_message (
  -- Made by the desk's page: pressing twice is one message.
  id uuid primary key,
  day date not null,
  kind text collate "C" not null,
  words text not null,
  recipients int not null,
  created_at timestamptz not null,
  created_by text not null
);
create index visitor_message_day on visitor_message (day);
