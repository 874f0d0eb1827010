-- In the place of deliveries_due: only a search by due date can use it.
create index deliveries_due_at on deliveries ((case state when 'pending' then next_at end))
  where (case state when 'pending' then next_at end) is not null;
