-- Links from one document to another (src/references/): to a page that an editor chose, or to a path that was typed.
create table if not exists content_references (
  uid text not null,
  document_id text not null,
  locale text not null,
  is_published boolean not null,
  -- Where the link is: 'sections.2.actions.0'.
  field text not null,
  label text,
  to_document text,
  to_path text,
  check ((to_document is null) <> (to_path is null))
);
create index if not exists content_references_source on content_references (document_id, locale);
create index if not exists content_references_to_document on content_references (to_document);
create index if not exists content_references_to_path on content_references (to_path);
