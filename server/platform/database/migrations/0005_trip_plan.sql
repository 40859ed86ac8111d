-- The one saved plan of an account (DESIGN 3), replaced whole.
create table trip_plan (
  account_id uuid primary key references account (id) on delete cascade,
  trip_date date,
  start_time text,
  number_of_people int check (number_of_people between 1 and 4),
  updated_at timestamptz not null
);

create table trip_stop (
  account_id uuid not null references trip_plan (account_id) on delete cascade,
  order_index int not null check (order_index between 1 and 30),
  place_id int not null references place (id),
  memo text not null,
  primary key (account_id, order_index),
  unique (account_id, place_id)
);
