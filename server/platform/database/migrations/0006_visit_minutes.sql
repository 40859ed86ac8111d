-- How long a visit to a place takes; content says it, and is loaded anew with this release.
alter table place_content add column visit_minutes int not null default 40 check (visit_minutes between 5 and 180);
