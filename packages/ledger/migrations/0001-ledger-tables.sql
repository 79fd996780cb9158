-- The ledger: owners, their accounts, entries and lines. Nothing in it is ever updated or deleted (0002), and what each row must satisfy
-- is checked again when its transaction commits (0003), whatever the code believes.

-- Who owns accounts. Its row is also what a transaction locks: whoever writes on one of an owner's accounts has the owner first.
create table ledger_owner (
  id uuid primary key,
  kind text not null check (kind in ('member', 'advisor', 'house')),
  -- The person, and deliberately no foreign key: the ledger outlives the person, and is then told to forget them. Null for the house.
  person_id uuid check (kind <> 'house' or person_id is null),
  opened_at timestamptz not null,
  unique (id, kind),
  unique (kind, person_id)
);
create unique index ledger_owner_house on ledger_owner (kind) where kind = 'house';

create table ledger_account (
  id uuid primary key,
  owner_id uuid not null,
  owner_kind text not null,
  -- What it is for: available, held, payable, issued…
  name text not null check (name ~ '^[a-z][a-z0-9-]{0,39}$'),
  currency text not null check (currency in ('suns', 'points', 'eur')),
  may_go_below_zero boolean not null check (owner_kind <> 'member' or not may_go_below_zero),
  -- Whether its lines carry a position and the balance after them: all but the accounts of the house that may go below zero.
  chained boolean not null check (chained = (owner_kind <> 'house' or not may_go_below_zero)),
  opened_at timestamptz not null,
  foreign key (owner_id, owner_kind) references ledger_owner (id, kind),
  unique (owner_id, name, currency)
);
create index ledger_account_house on ledger_account (owner_kind) where owner_kind = 'house';

create table ledger_entry (
  id uuid primary key,
  -- Asked twice, done once: the same key with another fingerprint is refused.
  key text not null unique check (length(key) between 1 and 200),
  -- SHA-256 of what was asked, so that a key cannot be reused for something else.
  fingerprint text not null check (length(fingerprint) = 64),
  -- Which deed it is, in the words of the feature that did it.
  operation text not null check (operation ~ '^[a-z][a-z-]{0,39}$'),
  -- What is read in a statement.
  label text not null check (length(label) between 1 and 200),
  detail text check (length(detail) between 1 and 200),
  -- How much of it refunds may give back, all together; null for what is not refunded.
  refundable_amount bigint check (refundable_amount between 1 and 1000000000000),
  refundable_currency text check (refundable_currency in ('suns', 'points', 'eur')),
  -- Which entry it refunds, and how much of what was refundable: counted as that entry counts it, whatever is given for it.
  refunds uuid references ledger_entry (id) deferrable initially deferred,
  refunds_amount bigint check (refunds_amount between 1 and 1000000000000),
  -- An entry is reversed once at most.
  reverses uuid unique references ledger_entry (id) deferrable initially deferred,
  -- Lines are numbered from 1 to this: none can be added later.
  line_count integer not null check (line_count >= 2),
  made_at timestamptz not null,
  check ((refundable_amount is null) = (refundable_currency is null)),
  check ((refunds is null) = (refunds_amount is null)),
  check ((operation = 'refund') = (refunds is not null)),
  check ((operation = 'reverse') = (reverses is not null))
);
create index ledger_entry_refunds on ledger_entry (refunds) where refunds is not null;

-- Amounts are whole, in the unit of the account's currency: Suns, points, cents. The lines of a chained account follow each other without
-- gaps, each with the balance after it: the balance is that of the last line, and two lines cannot take the same place.
create table ledger_line (
  entry_id uuid not null references ledger_entry (id),
  line_number integer not null check (line_number >= 1),
  account_id uuid not null references ledger_account (id),
  amount bigint not null check (amount <> 0 and amount between -1000000000000 and 1000000000000),
  position bigint check (position >= 1),
  balance_after bigint check (balance_after between -9007199254740991 and 9007199254740991),
  primary key (entry_id, line_number),
  unique (entry_id, account_id),
  unique (account_id, position),
  check ((position is null) = (balance_after is null))
);
