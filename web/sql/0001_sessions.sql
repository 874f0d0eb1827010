-- Sessions of members. The table holds only a hash of the cookie, and the CMS's tokens are encrypted (column sealed),
-- so neither this table nor the cookie alone gives access to an account. Column keep: the member has chosen "remember
-- me".
create table sessions (
  id_hash bytea primary key,
  sealed bytea not null,
  keep boolean not null,
  renew_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_expires_at on sessions (expires_at);

-- Attempts counted by rate-limiter-flexible, which brings its own statements for this shape.
create table limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
