-- Changes of published content, and the purges that each edge must confirm (src/publish/). As for all migrations up to
-- 0006, "if not exists" is needed because earlier builds created these objects themselves.
create table if not exists publications (
  id bigint generated always as identity primary key,
  uid text not null,
  document_id text not null,
  locale text,
  tags text[] not null,
  "check" jsonb,
  published_at timestamptz not null default clock_timestamp(),
  purged_at timestamptz,
  live_at timestamptz,
  problem text
);
create index if not exists publications_document on publications (document_id, locale, id desc);
create index if not exists publications_waiting on publications (id) where live_at is null;

create table if not exists purges (
  id bigint generated always as identity primary key,
  publication_id bigint not null references publications on delete cascade,
  edge text not null,
  pass smallint not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  acknowledged_at timestamptz,
  problem text
);
create index if not exists purges_publication on purges (publication_id);
create index if not exists purges_due on purges (edge, due_at) where acknowledged_at is null;
