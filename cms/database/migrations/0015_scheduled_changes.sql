-- Entries to publish or unpublish at a time (src/schedule/).
create table if not exists scheduled_changes (
  id bigint generated always as identity primary key,
  uid text not null,
  document_id text not null,
  locale text not null,
  action text not null check (action in ('publish', 'unpublish')),
  due_at timestamptz not null,
  -- Who has planned it: a user of the admin, who gets a mail if it fails.
  editor_id integer not null,
  -- The draft that is to be published. If somebody who may not publish changes it, it is not published.
  draft_hash text,
  -- An error of the database, for example, is tried again later.
  attempts integer not null default 0,
  retry_at timestamptz,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  -- Why it could not be done. It is not tried again.
  problem text
);
create index if not exists scheduled_changes_due on scheduled_changes (due_at) where done_at is null;
create index if not exists scheduled_changes_document on scheduled_changes (document_id);
