-- The one plan that an account shares by a link (DESIGN 3): a snapshot, replaced whole, deleted when sharing stops.
create table shared_plan (
  account_id uuid primary key references account (id) on delete cascade,
  -- As it stands in the link, 256 random bits, so that its owner can be shown the link again. Neither hashed nor sealed:
  -- it opens nothing but this very row, which whoever reads the table has already.
  token text collate "C" not null unique,
  trip_date date,
  start_time text,
  number_of_people int check (number_of_people between 1 and 4),
  -- In their order. Places are unlisted, never deleted, so that no foreign key is missed.
  place_ids int[] not null check (cardinality(place_ids) between 1 and 30),
  -- Later with each replacement: with the token it names one state of the plan.
  shared_at timestamptz not null
);
