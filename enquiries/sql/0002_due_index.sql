-- Replaces deliveries_due. Its expression matches only searches by due date.
create index deliveries_due_at on deliveries ((case state when 'pending' then next_at end))
  where (case state when 'pending' then next_at end) is not null;
