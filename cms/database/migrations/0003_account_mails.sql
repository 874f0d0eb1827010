-- Mails about accounts that are not sent yet (src/accounts/outbox.ts).
create table if not exists account_mails (
  id bigint generated always as identity primary key,
  kind text not null,
  recipient text not null,
  encrypted text not null,
  expires_at timestamptz not null,
  due_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0
);
create index if not exists account_mails_due on account_mails (due_at);
