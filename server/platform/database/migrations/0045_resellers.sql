-- Resellers that book tours by the OCTO standard, their keys, and what they sent with each booking. Times come from the Clock.

create table reseller (
  id uuid primary key,
  name text not null,
  email text not null,
  currency text collate "C" not null,
  -- Of a tour by the contract, in minor units, before the commission.
  price int not null check (price > 0),
  -- What the reseller keeps of it, in hundredths of a percent.
  commission_basis_points int not null check (commission_basis_points between 0 and 10000),
  -- Hours before the start until which a tour can be booked and moved.
  cutoff_hours int not null check (cutoff_hours between 0 and 720),
  -- Hours before the start until which a booking can be cancelled and is not invoiced.
  cancellation_hours int not null check (cancellation_hours between 0 and 720),
  -- Percent of the cars that its tours can occupy at the same time; one car at least.
  max_share int not null check (max_share between 1 and 100),
  -- While it is set, no key is accepted.
  disabled_at timestamptz,
  created_at timestamptz not null,
  version int not null
);

create table reseller_key (
  id bigint generated always as identity primary key,
  reseller_id uuid not null references reseller (id),
  hash bytea not null unique,
  -- The last characters, by which people recognise it.
  hint text not null,
  created_at timestamptz not null,
  -- Null until a newer key replaces it.
  ends_at timestamptz
);
create index reseller_key_reseller on reseller_key (reseller_id);

-- Such an order never had an account; its guest opens it by a signed link. It keeps its car until `pay_until` or its confirmation.
alter table ticket_order
  add column reseller_id uuid references reseller (id),
  -- The reseller's own number for it.
  add column reseller_reference text;
create index ticket_order_reseller on ticket_order (reseller_id, trip_date) where reseller_id is not null;
create index ticket_order_reseller_reference on ticket_order (reseller_reference) where reseller_reference is not null;

-- The reseller owes the money, so there is no payment at the provider.
alter table ticket_order drop constraint ticket_order_check1, add constraint ticket_order_check1 check (
  (status in ('paid', 'cancelled')) <= (paid_at is not null and (payment_key is not null or payment_method in ('cash', 'transfer', 'invoice')))
);

-- What a reseller sent with a booking. The key makes a repeated request find the booking of the first one; it is written
-- before its order, so that the second of two requests at once waits for the first.
create table reseller_booking (
  reseller_id uuid not null references reseller (id),
  uuid uuid not null,
  order_id text collate "C" not null unique references ticket_order (id) on delete cascade deferrable initially deferred,
  -- The guest's, as the reseller sent it.
  contact jsonb not null,
  notes text,
  -- An entry for each person: its uuid and the reseller's own number.
  unit_items jsonb not null,
  -- The contract's terms when it was booked.
  commission_basis_points int not null,
  -- Null once it was moved after that time: a later tour makes it free to cancel no more.
  cancellation_hours int,
  primary key (reseller_id, uuid)
);
