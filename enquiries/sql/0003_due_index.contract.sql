-- unused since build 2026-11-16, which uses deliveries_due_at; an older build scans the table every 30 seconds instead.
-- The planner could also use this index, because of its condition state = 'pending', to find one delivery by its id.
-- When the statistics said that nothing is pending, each claim then read all pending deliveries.
drop index deliveries_due;
