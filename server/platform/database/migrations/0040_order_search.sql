-- The search of orders by any part of a name or an address. A file of its own, so that each ends within a statement's time
-- limit on a database with 100,000 orders.

-- The pairs of neighbouring characters of a text, without regard to case and spaces: an index of them finds any part.
create function search_pairs(searched text) returns text[] language sql immutable parallel safe as $$
  select array(
    select substr(squeezed, position, 2) from generate_series(1, greatest(length(squeezed) - 1, 1)) as position
  ) from (select lower(replace(searched, ' ', '')) as squeezed) s
$$;
create index ticket_order_name_pairs on ticket_order using gin (search_pairs(customer_name));
create index ticket_order_email_pairs on ticket_order using gin (search_pairs(customer_email));
create index ticket_order_phone_pairs on ticket_order using gin (search_pairs(phone)) where phone is not null;
