-- unused since build 2026-11-18, which uses deliveries_queue; an older build scans the table every 30 seconds instead.
drop index deliveries_due_at;
