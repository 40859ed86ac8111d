-- Orders of the tour taxi and what became of them (DESIGN 3). Times come from the Clock.

create table ticket_order (
  -- order_<timestamp>_<random>; also the provider's number for it.
  id text collate "C" primary key,
  -- Null once the account is gone: what was paid is kept as long as law asks for.
  account_id uuid references account (id) on delete set null,
  status text not null check (status in ('ready', 'confirming', 'paid', 'refused', 'cancelled', 'expired')),
  order_name text not null,
  -- Won, whole.
  amount int not null check (amount > 0),
  currency text not null,
  customer_name text not null,
  customer_email text not null,
  -- Of the mails, chosen when the order was made.
  language text not null,
  -- Where the buyer reached the product, for the links in the mails.
  origin text not null,
  trip_date date not null,
  start_time text not null,
  number_of_people int not null check (number_of_people between 1 and 4),
  departure text not null,
  -- The rule that was shown before paying.
  refund_rule_version int not null,
  created_at timestamptz not null,
  -- The provider's own name of the payment; one payment pays one order.
  payment_key text collate "C" unique,
  confirming_at timestamptz,
  paid_at timestamptz,
  method text,
  receipt_url text,
  -- The provider's code of a refusal.
  failure_code text,
  -- A cancellation is decided first, then asked of the provider, then settled: a crash between loses none.
  cancel_requested_at timestamptz,
  cancel_reason text,
  refund_percent int check (refund_percent between 0 and 100),
  refund_amount int check (refund_amount between 0 and amount),
  cancelled_at timestamptz,
  -- When the provider is asked next. Whoever asks moves it to the end of their lease first.
  next_check_at timestamptz,
  checked_at timestamptz,
  checks int not null default 0,
  check ((status in ('paid', 'cancelled')) <= (payment_key is not null and paid_at is not null)),
  check ((status = 'cancelled') <= (cancelled_at is not null))
);
create index ticket_order_account on ticket_order (account_id, created_at desc);
create index ticket_order_check on ticket_order (next_check_at) where next_check_at is not null;
create index ticket_order_created on ticket_order (created_at desc);

-- The stops as they were when the order was made.
create table ticket_stop (
  order_id text collate "C" not null references ticket_order (id) on delete cascade,
  order_index int not null check (order_index between 1 and 30),
  place_id int not null references place (id),
  memo text not null,
  primary key (order_id, order_index)
);

-- Every move of an order, in the transaction that made it; never changed.
create table ticket_audit (
  number bigint generated always as identity primary key,
  order_id text collate "C" not null references ticket_order (id) on delete cascade,
  at timestamptz not null,
  -- visitor, webhook, reconciler or operator.
  cause text not null,
  from_status text,
  to_status text not null,
  -- What else is worth knowing, without personal data and without keys.
  detail jsonb not null default '{}'
);
create index ticket_audit_order on ticket_audit (order_id, number);
