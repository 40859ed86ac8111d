-- The guide: what content/ says, in the form that lists, detail pages and search read.
-- Only like_count belongs to the users; all else is written by server/guide/loadGuide.ts.

create table theme (
  id int primary key,
  key text not null unique,
  name jsonb not null
);

-- Narrow on purpose: every list walks one of its indexes, and a like rewrites one short row.
create table place (
  id int primary key,
  key text not null,
  type text not null check (type in ('tour', 'restaurant', 'accommodation')),
  -- A place that left content/ stays, unlisted, for the likes and plans that name it.
  listed boolean not null default true,
  rank int not null,
  like_count int not null default 0 check (like_count >= 0),
  theme_ids int[] not null,
  -- Type and theme in one word ('tour:3'), so that the planner knows how common each pair is.
  scopes text[] collate "C" not null,
  -- The listed places numbered from 0 by rank desc, id: the tie-break of every order, and the place's number in
  -- search_posting.
  ordinal int not null,
  name_order_ko int not null,
  name_order_en int not null,
  name_order_cn int not null,
  name_order_ja int not null,
  -- Kilometres east and north on a plane: near enough to metres within the region to find neighbours.
  location point not null,
  changed_at timestamptz not null
);

-- With the type for lists, without it for searches in all categories.
create index place_type_like_desc on place (type, like_count desc, ordinal) where listed;
create index place_type_like_asc on place (type, like_count, ordinal) where listed;
create index place_type_rank_desc on place (type, ordinal) where listed;
create index place_type_rank_asc on place (type, rank, ordinal) where listed;
create index place_like_desc on place (like_count desc, ordinal) where listed;
create index place_like_asc on place (like_count, ordinal) where listed;
create index place_rank_desc on place (ordinal) where listed;
create index place_rank_asc on place (rank, ordinal) where listed;
-- One index serves both directions: equal names are few, and sorted on the way.
create index place_type_name_ko on place (type, name_order_ko, ordinal) where listed;
create index place_type_name_en on place (type, name_order_en, ordinal) where listed;
create index place_type_name_cn on place (type, name_order_cn, ordinal) where listed;
create index place_type_name_ja on place (type, name_order_ja, ordinal) where listed;
create index place_name_ko on place (name_order_ko, ordinal) where listed;
create index place_name_en on place (name_order_en, ordinal) where listed;
create index place_name_cn on place (name_order_cn, ordinal) where listed;
create index place_name_ja on place (name_order_ja, ordinal) where listed;
create index place_scopes on place using gin (scopes) where listed;
create index place_location on place using gist (location) where listed;

-- The texts of a place; wide, and read by its id only.
create table place_content (
  place_id int primary key references place (id) on delete cascade,
  name jsonb not null,
  summary jsonb not null,
  information jsonb not null,
  address jsonb not null,
  phone text,
  lat float8 not null,
  lng float8 not null,
  week_days text[],
  periods jsonb not null,
  note jsonb,
  pictures text[] not null,
  digest text not null
);

-- Listed places by type and theme; theme 0 stands for all of the type.
create table place_count (
  type text not null,
  theme_id int not null,
  total int not null,
  primary key (type, theme_id)
);

-- The listed places that have a search term (server/places/searchTerms.ts), as a set of their ordinals in the
-- encoding of server/places/ordinalSet.ts. One row answers how many and which, however common the term is.
create table search_posting (
  term text collate "C" primary key,
  places bytea not null
);

-- The listed places' ordinals in an order that only content/ changes ('name_order_en asc'), as 32-bit numbers, the
-- lowest byte first: for pages of searches, whose places may lie far apart in the order's index.
create table place_order (
  name text primary key,
  ordinals bytea not null
);

-- The words of the guide with what is left of each when letters are dropped (server/places/slips.ts).
create table search_word (
  word text collate "C" primary key,
  deletes text[] collate "C" not null
);
create index search_word_deletes on search_word using gin (deletes);

-- The one row says which content the tables hold.
create table guide_state (
  id int primary key check (id = 1),
  digest text not null,
  version int not null,
  places int not null,
  loaded_at timestamptz
);
insert into guide_state (id, digest, version, places) values (1, '', 0, 0);
