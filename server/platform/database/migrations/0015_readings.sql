-- How a name is said, as the pages of a language show it; languages that show none are absent.
alter table place_content add column reading jsonb;
-- The name in the Revised Romanization.
alter table place_content add column romanisation text;
