-- The builds that the web has announced (src/builds.ts).
create table if not exists site_builds (
  id text primary key,
  started_at timestamptz not null
);
