-- What visitors sent, and where each enquiry must be delivered. Jobs (pg-boss, in the same schema) only say when the
-- next attempt is; lost jobs are created again from these tables.

create table enquiries (
  id uuid primary key default gen_random_uuid(),
  -- Idempotency key of the form, and hash of the text: the same text from the same form is one enquiry.
  key text not null,
  digest text not null,
  received_at timestamptz not null,
  language text not null,
  page text not null,
  name text not null,
  email text not null,
  company text not null,
  topic text not null,
  message text not null,
  -- The consent text that the visitor agreed to.
  consent text not null,
  account text,
  -- Why it looks like spam. Such an enquiry is delivered only to the CMS inbox until an editor releases it.
  suspicion text,
  answered_at timestamptz
);

create unique index enquiries_once on enquiries (key, digest) where key <> '';
create index enquiries_digest on enquiries (digest, received_at);
create index enquiries_email on enquiries (lower(email));
create index enquiries_account on enquiries (account, received_at) where account is not null;
create index enquiries_received on enquiries (received_at);

-- Where enquiries are delivered. The worker adds webhooks from its settings.
create table sinks (
  name text primary key,
  address text,
  listed boolean not null default true,
  disabled_because text
);

insert into sinks (name) values ('team'), ('receipt'), ('desk');

create table deliveries (
  id uuid primary key default gen_random_uuid(),
  enquiry uuid not null references enquiries on delete cascade,
  sink text not null references sinks (name),
  state text not null check (state in ('pending', 'delivered', 'failed', 'held')),
  attempts integer not null default 0,
  last_error text,
  next_at timestamptz,
  -- A worker is attempting it and will have recorded the result before this time.
  claimed_until timestamptz,
  delivered_at timestamptz,
  unique (enquiry, sink)
);

create index deliveries_due on deliveries (next_at) where state = 'pending';
create index deliveries_failed on deliveries (sink) where state = 'failed';

-- Enquiries that are deleted here and must be deleted from the CMS too.
create table erasures (
  enquiry uuid primary key,
  asked_at timestamptz not null
);
