-- A photo is kept as six files (two sizes, three formats), made by us from what was sent; what was sent is not kept.
create table profile_photo (
  id uuid primary key,
  user_id uuid not null references account_user (id) on delete cascade,
  width integer not null,
  height integer not null,
  is_profile boolean not null default false,
  -- Signs the addresses of this photo; a new one makes all the old addresses worthless.
  address_key bytea not null,
  created_at timestamptz not null
);
create index profile_photo_user on profile_photo (user_id, created_at desc, id);
create unique index profile_photo_one_profile on profile_photo (user_id) where is_profile;

-- Photos whose row is gone and whose files must go too: written in the same transaction, so that a process that dies in between forgets nothing.
create table profile_photo_leftover (
  photo_id uuid primary key,
  since timestamptz not null default now()
);
