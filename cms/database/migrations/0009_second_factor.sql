-- The second step of sign-in (src/accounts/second-factor/).

-- The authenticator app of an account; without confirmed_at it is being set up.
create table if not exists account_apps (
  account integer primary key references up_users (id) on delete cascade,
  encrypted_secret text not null,
  -- The device that sets it up: no other one is shown the secret.
  device text not null,
  created_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  -- The 30 seconds that the last accepted code belongs to: a code is accepted once.
  last_step bigint not null default 0
);

create table if not exists account_passkeys (
  id text primary key,
  account integer not null references up_users (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text not null,
  device text,
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists account_passkeys_account on account_passkeys (account);

create table if not exists account_recovery_codes (
  account integer not null references up_users (id) on delete cascade,
  hash text not null,
  primary key (account, hash)
);

-- A ticket proves the first step: the password was correct, or the member is signed in and adds a passkey.
create table if not exists account_tickets (
  hash text primary key,
  account integer not null references up_users (id) on delete cascade,
  purpose text not null,
  challenge text not null,
  -- A hash of email, password and identity: a ticket ends when one of them changes.
  credentials text not null,
  wrong_codes integer not null default 0,
  used boolean not null default false,
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists account_tickets_account on account_tickets (account);
create index if not exists account_tickets_created on account_tickets (created_at);
