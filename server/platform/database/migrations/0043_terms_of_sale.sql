-- The terms under which an order was sold: the percentages of its refunds, the hours until which its buyer can change it, and
-- the price of overtime. Null for those of SPEC (refund rule version 1).
alter table ticket_order add column terms jsonb;
