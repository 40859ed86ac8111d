-- The terms of search_posting, without most of those that are the start of others: a start is read as the range of its terms, and has a
-- row of its own only where that range is long (server/guide/search/termRanges.ts). search_posting is for the previous release.
create table search_term (
  term text collate "C" primary key,
  places bytea not null
);
