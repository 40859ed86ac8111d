-- What editors change of the guide's places, over the starter guide of content/. JSON and not JSONB: the order of a
-- value's keys is that of the files, so that an export is the same bytes.

-- One row for each place that the desk has ever touched. Values of fields are those of contract/desk/placeFields.ts.
create table desk_place (
  place_id int primary key,
  key text not null unique,
  -- 'files': the place is in content/; 'desk': made by an editor.
  origin text not null,
  is_published boolean not null default false,
  is_hidden boolean not null default false,
  -- The fields published from the desk, over those of the files.
  fields json not null default '{}',
  -- The files' values of the same fields when the desk changed them: another value now is a change on both sides.
  starter json not null default '{}',
  published_at timestamptz,
  -- The drafted fields, and who drafted each last, and when.
  draft json not null default '{}',
  draft_edits json not null default '{}',
  draft_version int not null default 0
);

create table place_publication (
  id bigint generated always as identity primary key,
  place_id int not null references desk_place (place_id),
  kind text not null,
  at timestamptz not null,
  -- As in the audit trail: the name stays when the member of the staff has left.
  staff_id text,
  who text not null,
  -- [{field, before, after}]
  changes json not null
);
create index place_publication_place on place_publication (place_id, id);

-- Digest of the content/ that the guide was loaded from: a process with other files must not publish.
alter table guide_state add column starter text;
