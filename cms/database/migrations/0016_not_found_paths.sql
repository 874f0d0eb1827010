-- Addresses that visitors asked for and that have no page (src/not-found/).
create table if not exists not_found_paths (
  path text primary key,
  count bigint not null,
  last_at timestamptz not null default now()
);
