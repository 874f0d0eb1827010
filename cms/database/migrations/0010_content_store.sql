-- Published content in the form in which the web reads it (src/content-store/). The web's role reads these tables
-- directly, so that pages do not need a running CMS.
create table if not exists content_queries (
  id text primary key,
  -- The path of the API and the content type: 'pages' and 'page'.
  path text not null,
  type text not null,
  kind text not null check (kind in ('single', 'list', 'lookup')),
  -- The field by which a document is found. Only for lookups.
  field text,
  -- The query string without language and value.
  query text not null,
  announced_at timestamptz not null default now(),
  -- All publications up to this one are in the answers. Null until all answers have been stored once.
  complete_as_of bigint,
  -- The languages in which all answers have been stored.
  complete_locales text[] not null default '{}',
  -- When all answers were stored for the last time, and why that was not possible the last time.
  filled_at timestamptz,
  problem text
);

create table if not exists content_answers (
  query_id text not null references content_queries on delete cascade,
  locale text not null,
  -- The value of the lookup's field; empty for other kinds.
  value text not null,
  -- The `data` of the API's response as JSON. Null: a single type that is not published in this language.
  body text,
  tags text[] not null,
  -- Every publication up to this one is in the answer. A later one that has one of its tags makes it invalid.
  as_of bigint not null,
  primary key (query_id, locale, value)
);
create index if not exists content_answers_tags on content_answers using gin (tags);
create index if not exists publications_tags on publications using gin (tags);

-- Publications are committed in the order of their numbers: who has seen number 7 has seen all before it. The lock is
-- taken before the number is, and held until the commit. src/publish/record.ts takes the same lock.
create or replace function lock_publications() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7305);
  return null;
end $$;
create or replace trigger lock_publications before insert on publications
  for each statement execute function lock_publications();

-- Old publications are deleted. What one has made invalid must not become valid again.
create or replace function delete_invalid_answers() returns trigger language plpgsql as $$
begin
  delete from content_answers where as_of < old.id and tags && old.tags;
  return null;
end $$;
create or replace trigger delete_invalid_answers after delete on publications
  for each row execute function delete_invalid_answers();
