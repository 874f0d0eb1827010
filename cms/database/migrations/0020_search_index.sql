-- Replaces search_entries, which a later release removes. The partitions keep the entries of a language together:
-- otherwise a search also reads those of the other languages. Hashes of languages, so that a new language needs none.
create table if not exists search_index (
  like search_entries,
  primary key (document_id, locale)
) partition by hash (locale);
create table if not exists search_index_0 partition of search_index for values with (modulus 8, remainder 0);
create table if not exists search_index_1 partition of search_index for values with (modulus 8, remainder 1);
create table if not exists search_index_2 partition of search_index for values with (modulus 8, remainder 2);
create table if not exists search_index_3 partition of search_index for values with (modulus 8, remainder 3);
create table if not exists search_index_4 partition of search_index for values with (modulus 8, remainder 4);
create table if not exists search_index_5 partition of search_index for values with (modulus 8, remainder 5);
create table if not exists search_index_6 partition of search_index for values with (modulus 8, remainder 6);
create table if not exists search_index_7 partition of search_index for values with (modulus 8, remainder 7);
create index if not exists search_index_terms on search_index using gin (terms);
create index if not exists search_index_title_terms on search_index using gin (title_terms);
insert into search_index select * from search_entries on conflict do nothing;
