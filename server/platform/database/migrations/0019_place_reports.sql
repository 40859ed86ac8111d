-- What visitors reported about places, without an account. Removed 90 days after it was closed. Times come from the Clock.
create table place_report (
  id bigint generated always as identity primary key,
  place_id int not null references place (id),
  kind text not null,
  words text not null,
  -- Left for an answer; removed once the report is closed.
  email text,
  language text not null,
  reported_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references staff (id),
  outcome text,
  reply text
);
create index place_report_place on place_report (place_id) where closed_at is null;
create index place_report_open on place_report (reported_at) where closed_at is null;
