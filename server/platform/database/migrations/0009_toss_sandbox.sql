-- The stand-in for Toss Payments (server/sandbox/toss): what it must know after a restart.

create table sandbox_payment (
  payment_key text collate "C" primary key,
  order_id text collate "C" not null,
  order_name text not null,
  -- Won, whole.
  amount int not null check (amount > 0),
  balance int not null check (balance between 0 and amount),
  -- A number of one of the test cards; no other is taken.
  card text collate "C" not null,
  status text collate "C" not null,
  requested_at timestamptz not null,
  authenticated_at timestamptz,
  approved_at timestamptz,
  failure_code text,
  last_transaction_key text,
  -- Confirmations that still fail with a retryable error.
  faults_left int not null,
  -- Where the browser goes from the card company's page; null where the payment was made without a browser.
  success_url text,
  fail_url text,
  -- In the order of their making.
  number bigint generated always as identity
);
create index sandbox_payment_order on sandbox_payment (order_id);
create index sandbox_payment_open on sandbox_payment (requested_at) where status in ('READY', 'IN_PROGRESS');

create table sandbox_payment_cancel (
  transaction_key text collate "C" primary key,
  payment_key text collate "C" not null references sandbox_payment (payment_key),
  amount int not null check (amount > 0),
  reason text not null,
  -- What could still be paid back after it.
  refundable int not null,
  canceled_at timestamptz not null,
  number bigint generated always as identity
);
create index sandbox_payment_cancel_payment on sandbox_payment_cancel (payment_key);

-- Answers by Idempotency-Key, API key, address and method.
create table sandbox_payment_answer (
  identity text collate "C" primary key,
  status int not null,
  body text not null,
  made_at timestamptz not null
);

-- What is to be posted to the shop until it answers 200.
create table sandbox_payment_news (
  transmission_id uuid primary key,
  body text not null,
  made_at timestamptz not null,
  tries int not null default 0,
  -- Null once it was taken or given up.
  next_try_at timestamptz,
  number bigint generated always as identity
);
create index sandbox_payment_news_next on sandbox_payment_news (next_try_at) where next_try_at is not null;
