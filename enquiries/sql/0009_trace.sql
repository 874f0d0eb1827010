-- The `traceparent` of the request that sent it: deliveries belong to the same trace.
alter table enquiries add column traceparent text;
