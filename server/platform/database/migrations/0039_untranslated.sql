-- The texts that hold the English one because they are not translated yet, by language: {"ja": ["summary"]}. Null: none.
alter table place_content add column untranslated json;
