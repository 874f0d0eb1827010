-- Links to a preview that have been opened. Each can be opened once (src/preview/links.ts).
create table if not exists opened_previews (
  id text primary key,
  expires_at timestamptz not null
);
