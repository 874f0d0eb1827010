-- Who is signed in. The visitor's cookie is known here by its hash only, and the tokens of the content service are sealed:
-- neither this table nor the cookie alone opens an account.
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
