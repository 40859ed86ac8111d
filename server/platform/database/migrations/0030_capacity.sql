-- The cars that can be sold: what unpaid orders hold, and the desk's calendar of sales.

-- A paid order has its car by being paid, so a release that doesn't know this column sells no car twice without noticing.
alter table ticket_order add column holds_car boolean not null default false;
update ticket_order set holds_car = true where status in ('ready', 'confirming');
create index ticket_order_hold on ticket_order (trip_date) where holds_car and status in ('ready', 'confirming');

-- At most one row; without it the defaults of domain/tickets/availability.ts apply.
create table sales_rules (
  id int primary key default 1 check (id = 1),
  -- Between two tours of one car.
  turnaround_minutes int not null check (turnaround_minutes between 0 and 240),
  -- Before its start, when the sale of a tour ends.
  lead_minutes int not null check (lead_minutes between 0 and 10080),
  -- Null: a year.
  days_ahead int check (days_ahead between 1 and 365),
  -- First and last departure of each weekday from Monday on; null for a day without tours.
  weekdays jsonb not null,
  -- While it is set, nothing is sold.
  stopped_at timestamptz,
  version int not null
);

-- Days, both included, on which nothing departs, or nothing from the first to the last departure.
create table sales_closure (
  id bigint generated always as identity primary key,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  first_departure text collate "C",
  last_departure text collate "C",
  reason text not null,
  created_at timestamptz not null,
  check ((first_departure is null) = (last_departure is null)),
  check (first_departure <= last_departure)
);
create index sales_closure_days on sales_closure (to_day);

-- A day on which a car was ever asked for: whoever takes one locks the row of the day.
create table sales_day (
  day date primary key,
  -- Null: as many as drivers who work.
  cars int check (cars between 0 and 99)
);
