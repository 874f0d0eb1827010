-- Profile photos of accounts, unless they are stored in a bucket (src/accounts/photos/).
create table if not exists account_photos (
  account integer primary key references up_users (id) on delete cascade,
  webp bytea not null
);
