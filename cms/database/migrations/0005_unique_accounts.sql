-- Simultaneous registrations with the same email must not create two accounts.
create unique index if not exists up_users_email on up_users (lower(email));
-- Strapi searches for the email as it is written. Without this index, a search would read the whole table if there is
-- no such account but only part of it if there is one: a timing difference that reveals accounts.
create index if not exists up_users_email_as_is on up_users (email);
create unique index if not exists up_users_subject on up_users (issuer, subject);
