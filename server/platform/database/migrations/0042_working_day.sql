-- Days on which a driver works although it is one of their weekdays off. The previous release takes them for off.

create table driver_working_day (
  driver_id bigint not null references driver (id) on delete cascade,
  day date not null,
  primary key (driver_id, day)
);
