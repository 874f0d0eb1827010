-- What was published, and drafts that another editor has saved over (src/versions/).
create table if not exists content_versions (
  id bigint generated always as identity primary key,
  uid text not null,
  document_id text not null,
  locale text not null,
  kind text not null check (kind in ('published', 'replaced')),
  created_at timestamptz not null default now(),
  -- The name of who has published it, or saved the draft. Null for programs without a name.
  editor text,
  -- In the form of src/versions/snapshot.ts.
  content jsonb not null
);
create index if not exists content_versions_document on content_versions (document_id, locale, id desc);
