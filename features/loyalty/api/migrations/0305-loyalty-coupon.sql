-- Promotional codes. Points themselves are lines of the wallet's ledger, in the currency 'points'.
create table loyalty_coupon (
  id uuid primary key,
  -- Upper case, without separators.
  code text not null unique check (code ~ '^[A-Z0-9]{4,32}$'),
  -- Whose it is; null for a public code. It goes with its owner.
  user_id uuid references account_user (id) on delete cascade,
  kind text not null check (kind in ('percent', 'suns')),
  value integer not null check (value > 0 and (kind = 'suns' or value <= 100)),
  valid_from timestamptz not null,
  valid_until timestamptz check (valid_until > valid_from),
  -- The entry of the ledger by which points paid for it.
  paid_by uuid unique references wallet_entry (id),
  created_at timestamptz not null
);
create index loyalty_coupon_owner on loyalty_coupon (user_id) where user_id is not null;

-- Once per member, whatever happens at the same time.
create table loyalty_coupon_use (
  coupon_id uuid not null references loyalty_coupon (id) on delete cascade,
  user_id uuid not null references account_user (id) on delete cascade,
  -- Names what it was used for: asked twice for the same, it is used once.
  purpose text not null check (length(purpose) between 1 and 200),
  used_at timestamptz not null,
  primary key (coupon_id, user_id)
);
create index loyalty_coupon_use_member on loyalty_coupon_use (user_id);
