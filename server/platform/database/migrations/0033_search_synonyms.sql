-- The search synonyms of each language ({"finds", "offers"}): those of the content files, and those of the desk, which replace them.
create table search_synonym (
  language text primary key,
  files jsonb not null,
  desk jsonb,
  version integer not null default 0,
  changed_at timestamptz
);
