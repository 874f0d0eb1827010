-- Sign-ins and changes of accounts, shown to their owners (src/accounts/activity.ts).
create table if not exists account_activity (
  id bigint generated always as identity primary key,
  account integer not null references up_users (id) on delete cascade,
  kind text not null,
  at timestamptz not null default clock_timestamp(),
  device text,
  network text
);
create index if not exists account_activity_account on account_activity (account, id);
create index if not exists account_activity_at on account_activity (at);
