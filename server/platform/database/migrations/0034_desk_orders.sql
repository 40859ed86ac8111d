-- Orders that the desk makes for somebody without an account, and refunds that don't cancel. Times come from the Clock.

alter table ticket_order
  -- The member of the staff who made it. Such an order never had an account; its buyer opens it by a signed link.
  add column sold_by uuid references staff (id),
  -- How the buyer reached the desk: phone, hotel or walkIn.
  add column sales_channel text collate "C",
  -- Words for a route that the stops don't name.
  add column agreed_route text not null default '',
  -- What else the driver should know.
  add column driver_remark text not null default '',
  -- Until when an order without a payment keeps its car, if not by the payment provider's window.
  add column pay_until timestamptz,
  -- Part of what is signed: another number ends the links of before.
  add column link_number int not null default 0,
  -- Sums of refunds that don't cancel: decided and not withdrawn, and of those the ones that are paid back.
  add column goodwill int not null default 0,
  add column goodwill_settled int not null default 0;

-- Cash and transfers have no payment at the provider.
alter table ticket_order drop constraint ticket_order_check1, add constraint ticket_order_check1 check (
  (status in ('paid', 'cancelled')) <= (paid_at is not null and (payment_key is not null or payment_method in ('cash', 'transfer')))
);

-- Each refund that doesn't cancel; what a cancellation pays back is with its order.
create table ticket_refund (
  number bigint generated always as identity primary key,
  order_id text collate "C" not null references ticket_order (id) on delete cascade,
  -- In minor units of the order's currency.
  amount int not null check (amount > 0),
  -- As the desk typed it; the visitor reads it.
  reason text not null,
  requested_at timestamptz not null,
  settled_at timestamptz,
  -- The payment provider has refused it.
  withdrawn_at timestamptz
);
create index ticket_refund_order on ticket_refund (order_id, number);
