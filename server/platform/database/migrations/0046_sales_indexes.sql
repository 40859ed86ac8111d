-- Indexes for a company with a million orders.

-- What was paid back in a range of days, for the accounts.
create index ticket_refund_settled on ticket_refund (settled_at) where settled_at is not null;
-- What is removed 30 days after its tour: orders of the desk and of resellers that nobody paid (server/features/orders/retention.ts).
create index ticket_order_never_paid on ticket_order (trip_date)
  where status in ('refused', 'expired') and (sold_by is not null or reseller_id is not null);
