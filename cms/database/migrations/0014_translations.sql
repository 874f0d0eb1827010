-- Which texts of a document's languages belong together (src/translations/).
alter table content_versions add column if not exists text_hash text;
create table if not exists translation_matches (
  document_id text not null,
  locale text not null,
  -- The text in this language is a translation of that version of the other language, or its source.
  source_locale text not null,
  source_hash text not null,
  source_version bigint not null,
  primary key (document_id, locale, source_locale)
);
