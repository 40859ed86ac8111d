-- Short numbers of orders, and what the accounts need.

-- domain/tickets/orderNumber.ts reads these numbers: five random characters and one that checks them, whose weights are
-- powers of 2 in the field of 32 elements (x^5 + x^2 + 1). As the default of the column, so that each release and each
-- statement that adds an order gives it one.
-- Its plan is kept for a session that may begin with an empty table, for which no index is used unless it must.
create function create_order_number() returns text language plpgsql volatile set enable_seqscan = off as $$
declare
  characters constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  bytes bytea;
  value int;
  checked int;
  code text;
begin
  loop
    bytes := uuid_send(gen_random_uuid());
    code := '';
    checked := 0;
    for position in 0..4 loop
      value := get_byte(bytes, position) & 31;
      code := code || substr(characters, value + 1, 1);
      checked := (checked # value) << 1;
      if checked > 31 then checked := checked # 37; end if;
    end loop;
    code := 'SB-' || substr(code, 1, 4) || '-' || substr(code, 5, 1) || substr(characters, checked + 1, 1);
    exit when not exists (select 1 from ticket_order where number = code);
  end loop;
  return code;
end
$$;

-- Not "not null": the rows of the previous release get theirs in the next statements.
alter table ticket_order add column number text collate "C" unique;
update ticket_order set number = create_order_number() where number is null;
alter table ticket_order alter column number set default create_order_number();

create index ticket_order_tour_day on ticket_order (trip_date, created_at desc);
create index ticket_order_paid on ticket_order (paid_at) where paid_at is not null;
create index ticket_order_cancelled on ticket_order (cancelled_at) where cancelled_at is not null;

-- What the payment provider keeps of each payment, as the owner enters it. It counts from a day until the next one.
create table payment_fee (
  method text collate "C" not null,
  from_day date not null,
  -- Hundredths of a percent.
  basis_points int not null check (basis_points between 0 and 10000),
  primary key (method, from_day)
);

-- What a driver is owed for a tour or for an hour, in won. It counts from a day until the next one.
create table driver_rate (
  driver_id bigint not null references driver (id) on delete cascade,
  from_day date not null,
  unit text not null check (unit in ('tour', 'hour')),
  amount int not null check (amount between 0 and 10000000),
  primary key (driver_id, from_day)
);

-- Who of the staff changed an order, with their role at that time.
alter table ticket_audit add column who text, add column role text;
alter table desk_audit add column role text;
create index desk_audit_at on desk_audit (at);
