-- A row stays in one piece as long as it fits a page of the table: reading the title's terms elsewhere took longer than
-- ranking them.
alter table search_index_en set (toast_tuple_target = 8160);
alter table search_index_pl set (toast_tuple_target = 8160);
alter table search_index_others set (toast_tuple_target = 8160);
