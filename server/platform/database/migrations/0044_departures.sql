-- Where a planned tour starts: the id of a departure; null where none was chosen.

alter table trip_plan add column departure text collate "C";
alter table shared_plan add column departure text collate "C";
