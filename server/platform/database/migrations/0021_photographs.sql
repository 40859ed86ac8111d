-- Photographs that editors upload. The bytes are in the database, so that replicas, backup, restore and move need nothing else.

create table photograph (
  -- SHA-256 of the upload, in hex: the same upload twice is one photograph.
  hash text primary key,
  -- Of the upload, turned as its EXIF orientation says.
  width int not null,
  height int not null,
  uploaded_at timestamptz not null,
  -- As in the audit trail; null for one that came with the content.
  staff_id text,
  who text not null
);

create table photograph_size (
  hash text not null references photograph (hash) on delete cascade,
  width int not null,
  -- 'webp', or 'jpg' for link previews.
  format text not null,
  bytes bytea not null,
  primary key (hash, width, format)
);

-- All pictures of a place in their order, with alternative texts, credits and licences; `pictures` has the drawings alone.
alter table place_content add column gallery json;
