-- The worker claims due deliveries of one sink at a time from this table. Before, jobs of pg-boss said what is due.
create index deliveries_queue on deliveries (sink, (case state when 'pending' then next_at end))
  where (case state when 'pending' then next_at end) is not null;
-- When a worker first claimed it.
alter table deliveries add column started_at timestamptz;
