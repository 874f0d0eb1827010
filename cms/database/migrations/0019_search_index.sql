-- What visitors can search (src/search/). The web's role reads these tables directly, so that searching does not need a
-- running CMS.
create table if not exists search_index (
  document_id text not null,
  locale text not null,
  uid text not null,
  -- The path of its page without language; for a part of a page, the path of that page.
  path text not null,
  is_part boolean not null,
  -- 'public', or the name of the middleware that protects the page.
  access text not null,
  title text not null,
  -- [{ "heading": "…", "anchor": "…", "text": "…" }]
  passages jsonb not null,
  title_terms tsvector not null,
  terms tsvector not null,
  published_at timestamptz not null,
  -- `updated_at` of the published entry that was indexed, and the rules by which it was.
  updated_at timestamp not null,
  version int not null,
  primary key (document_id, locale)
)
-- Together, the entries of a language are read quickly: in one table, a search would also read those of other languages.
-- The web reads the partitions by their names (web/app/search/search.server.ts).
partition by list (locale);
create table if not exists search_index_en partition of search_index for values in ('en');
create table if not exists search_index_pl partition of search_index for values in ('pl');
create table if not exists search_index_others partition of search_index default;
-- In the row of the table, as far as it fits: ranking reads the terms of hundreds of entries.
alter table search_index alter column terms set storage main;
create index if not exists search_index_terms on search_index using gin (terms);
create index if not exists search_index_title_terms on search_index using gin (title_terms);

-- The words that public entries have or had, and their terms, without accents, to correct mistyped ones.
create table if not exists search_words (
  locale text not null,
  form text not null,
  -- A word of the site with this form, as it is written.
  word text not null,
  -- The form, and the form without each of its letters: forms with one of these in common differ by a typing error.
  deletions text[] not null,
  primary key (locale, form, word)
);
create index if not exists search_words_deletions on search_words using gin (deletions);

-- What visitors searched, without anything about the visitor (src/search/searches.ts).
create table if not exists searches (
  locale text not null,
  query text not null,
  count bigint not null,
  -- Whether something was found the last time.
  has_results boolean not null,
  last_at timestamptz not null default now(),
  primary key (locale, query)
);
