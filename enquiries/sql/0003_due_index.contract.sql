-- unused since build 2026-11-16, which searches by deliveries_due_at; an older one reads the table every 30 seconds instead.
-- Its condition, state = 'pending', also fitted a search for one delivery by its id: where statistics said that nothing is
-- pending, each claim read everything that was.
drop index deliveries_due;
