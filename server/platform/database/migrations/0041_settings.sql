-- Settings that the owner makes at the desk, as versions with the day from which each counts.

-- A row for each kind that was ever changed. Whoever changes a kind locks its row, and every process polls the version.
create table setting_state (
  kind text collate "C" primary key,
  version int not null
);

-- Never changed, so that it can be told what counted on a day. One that has not begun to count can be withdrawn: its row goes.
create table setting_version (
  id bigint generated always as identity primary key,
  kind text collate "C" not null references setting_state (kind),
  from_day date not null,
  fields jsonb not null,
  created_at timestamptz not null
);
create index setting_version_kind on setting_version (kind, from_day, id);
