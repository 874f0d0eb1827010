-- Links of published pages to an entry that was unpublished, until it is published again (src/references/kept-links.ts).
create table if not exists kept_links (
  id bigint generated always as identity primary key,
  -- The entry that the links lead to.
  document_id text not null,
  locale text not null,
  -- Strapi's table of the relation, and its row.
  join_table text not null,
  link jsonb not null
);
create index if not exists kept_links_document on kept_links (document_id);
