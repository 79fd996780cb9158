-- Who a member is at Google or Facebook. The provider's own number, never the address: addresses change hands.
create table account_identity (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  user_id uuid not null references account_user (id) on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject),
  unique (user_id, provider)
);
