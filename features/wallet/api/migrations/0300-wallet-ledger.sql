-- The ledger: accounts, entries and their lines. Nothing in it is ever updated or deleted (0301), and what each row must satisfy is
-- checked again when its transaction commits (0302), whatever the code believes.

-- One account per member and currency, and the accounts of the house, which say where Suns and points come from and go to.
create table wallet_account (
  id uuid primary key,
  kind text not null check (kind in ('member', 'system')),
  -- The ledger outlives the member: when the account is deleted, its lines stay and lead to nobody.
  user_id uuid references account_user (id) on delete set null,
  system_name text check (system_name in ('issued', 'promotions', 'refunds', 'spent', 'exchanged')),
  currency text not null check (currency in ('suns', 'points')),
  opened_at timestamptz not null,
  check ((kind = 'system') = (system_name is not null)),
  check (kind = 'member' or user_id is null),
  unique (user_id, currency),
  unique (system_name, currency)
);

create table wallet_entry (
  id uuid primary key,
  -- Asked twice, done once: the same key with another fingerprint is refused.
  key text not null unique check (length(key) between 1 and 200),
  -- SHA-256 of what was asked, so that a key cannot be reused for something else.
  fingerprint text not null check (length(fingerprint) = 64),
  operation text not null check (operation in ('credit', 'spend', 'refund', 'reverse', 'exchange')),
  -- What the member reads in the statement.
  label text not null check (length(label) between 1 and 200),
  detail text check (length(detail) between 1 and 200),
  refunds uuid references wallet_entry (id) deferrable initially deferred,
  -- An entry is reversed once at most.
  reverses uuid unique references wallet_entry (id) deferrable initially deferred,
  -- Lines cannot be added to an entry later.
  line_count smallint not null check (line_count between 2 and 8),
  made_at timestamptz not null,
  check ((operation = 'refund') = (refunds is not null)),
  check ((operation = 'reverse') = (reverses is not null))
);
create index wallet_entry_refunds on wallet_entry (refunds) where refunds is not null;

-- Amounts are whole Suns or points, never cents of them. A member's lines form a chain without gaps: each carries its position and the
-- balance after it, so the balance is that of the last line, it cannot be negative, and two lines cannot take the same place.
create table wallet_line (
  entry_id uuid not null references wallet_entry (id),
  line_number smallint not null check (line_number >= 1),
  account_id uuid not null references wallet_account (id),
  amount bigint not null check (amount <> 0 and amount between -1000000000000 and 1000000000000),
  position bigint check (position >= 1),
  balance_after bigint check (balance_after between 0 and 9007199254740991),
  primary key (entry_id, line_number),
  unique (entry_id, account_id),
  unique (account_id, position),
  check ((position is null) = (balance_after is null))
);
