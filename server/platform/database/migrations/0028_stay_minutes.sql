-- The length of a stop's visit in minutes, where the visitor has chosen it; null where it is the place's own.

alter table trip_stop add column stay_minutes smallint check (stay_minutes between 15 and 120);
alter table ticket_stop add column stay_minutes smallint check (stay_minutes between 15 and 120);

-- In the order of place_ids; null while none is chosen.
alter table shared_plan add column stay_minutes smallint[];
