-- The `traceparent` of the request that published: its purges and the check that it is live belong to the same trace.
alter table publications add column if not exists traceparent text;
-- For the age of the oldest mail that waits.
alter table account_mails add column if not exists created_at timestamptz not null default now();
