-- Browsers that somebody lets us push to. The address at the browser's maker is a secret: whoever has it can write there.
create table push_device (
  id uuid primary key,
  -- Whose it is. The feature that has members says that these are members, and that devices go with them.
  user_id uuid not null,
  -- SHA-256 of the address, to find it again.
  fingerprint text not null unique check (fingerprint ~ '^[0-9a-f]{64}$'),
  subscription text not null,
  created_at timestamptz not null
);
create index push_device_of_user on push_device (user_id);
