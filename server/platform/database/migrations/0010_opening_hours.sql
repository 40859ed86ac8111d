-- The listed places that share the same opening hours ({"weekDays", "periods"} as content writes them), as a set of their
-- ordinals in the encoding of server/places/ordinalSet.ts: what is open at a minute is a union of a few of these.
create table hours_posting (
  hours text collate "C" primary key,
  places bytea not null
);
