-- When the facts of a place were last checked ({"hours", "phone", "address", "text"}, each a month or a day, or missing), and whether
-- its hours are doubtful; content says both, and is loaded anew with this release.
alter table place_content add column checked_on jsonb, add column hours_doubtful boolean not null default false;
