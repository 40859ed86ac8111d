-- Orders that are paid by PayPal or a wallet, in dollars. Amounts are whole minor units of the order's currency: won, cents.

-- The method for which the order was made; the provider's own word for how it was paid is in method.
alter table ticket_order add column payment_method text collate "C" not null default 'card';

-- The sandbox of Toss Payments.
alter table sandbox_payment
  add column currency text collate "C" not null default 'KRW',
  add column method text collate "C" not null default 'CARD',
  -- Where the browser goes while a wallet has not said the result; null for methods that say it at once.
  add column pending_url text,
  -- When a wallet says its result.
  add column settles_at timestamptz;
create index sandbox_payment_settling on sandbox_payment (settles_at) where settles_at is not null;

alter table sandbox_payment_cancel
  add column status text collate "C" not null default 'DONE',
  add column request_id text collate "C",
  add column settles_at timestamptz;
create index sandbox_payment_cancel_settling on sandbox_payment_cancel (settles_at) where settles_at is not null;
