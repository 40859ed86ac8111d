-- Festivals with dates, kept by editors (server/features/desk/festivals), shown to visitors while they are near.

create table festival (
  id bigint generated always as identity primary key,
  -- In the official data (TourAPI); null for one that an editor added.
  content_id text unique,
  -- {"ko": …, "en": …, "cn": …, "tw": …, "ja": …}; '' where a language is missing.
  name json not null,
  summary json not null,
  place json not null,
  address text not null default '',
  lat double precision,
  lng double precision,
  -- A place of the guide; it may leave the guide meanwhile.
  place_id int,
  -- Days in Asia/Seoul, the last one included.
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  phone text not null default '',
  homepage text,
  is_published boolean not null default false,
  -- 'desk' or 'official'.
  source text not null default 'desk',
  -- Fields as the official data had them last, and those of them that an editor has not read yet.
  official json,
  proposed json,
  version int not null default 0,
  changed_at timestamptz not null
);
create index festival_days on festival (ends_on, starts_on);
