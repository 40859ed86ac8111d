-- Official data (TourAPI of the Korea Tourism Organization): what was last seen of it, what of it is proposed to
-- editors, and the nightly runs that compare it with the guide. Times come from the Clock.

create table official_content (
  content_id text primary key,
  -- The place of the guide that it is about; null where none is.
  place_id int,
  -- The content as last seen, and its own time of change for which the details were read ('': not yet).
  content json not null,
  modified text not null,
  -- Texts that the guide writes itself, as first seen: only a later change of them is proposed.
  first_texts json not null
);
create index official_content_place on official_content (place_id);

create table proposal (
  id bigint generated always as identity primary key,
  content_id text not null,
  -- Null for a new place, and for a festival.
  place_id int,
  kind text not null,
  -- The changed field, or the address of a photograph; '' for other kinds.
  part text not null default '',
  name text not null,
  proposed json not null,
  -- Where it comes from, with the day.
  source text not null,
  found_at timestamptz not null,
  state text not null default 'open',
  decided_at timestamptz,
  -- The name stays when the member of the staff has left.
  who text
);
create unique index proposal_open on proposal (content_id, kind, part) where state = 'open';
create index proposal_content on proposal (content_id, id);

create table official_run (
  id bigint generated always as identity primary key,
  -- The name of who pressed; null for the nightly run.
  who text,
  wanted_at timestamptz not null,
  -- Null once it has ended.
  due_at timestamptz,
  claimed_until timestamptz,
  attempts int not null default 0,
  ended_at timestamptz,
  -- done, or why it broke off.
  result text,
  found int not null default 0
);
-- One at a time.
create unique index official_run_open on official_run ((due_at is not null)) where due_at is not null;
