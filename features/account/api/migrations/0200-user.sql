-- Who has an account. What a member tells about themselves is the profile's (profile_…), what they own the wallet's (wallet_…).
create table account_user (
  id uuid primary key,
  -- Lower case; one account per address.
  email text not null unique,
  -- argon2id, in PHC string format; null for who only signs in with Google or Facebook.
  password_hash text,
  firstname text not null,
  role text not null default 'member' check (role in ('member', 'staff')),
  email_verified_at timestamptz,
  -- Set when mail to this address bounces: the banner asks for another one.
  smtp_error boolean not null default false,
  -- The account is deleted for good at this moment, unless its owner changes their mind.
  deletion_due_at timestamptz,
  created_at timestamptz not null default now()
);
