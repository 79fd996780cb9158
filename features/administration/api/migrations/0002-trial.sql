-- What all accounts of a kind held together before an entry: the balance is this, and what came since. Taken anew each hour, so that no page sums the
-- whole ledger.
create table administration_trial (
  currency text not null,
  owner text not null,
  name text not null,
  accounts bigint not null,
  balance bigint not null,
  primary key (currency, owner, name)
);
-- Which moment that is: an id of the moment's own, because entries and accounts are numbered by when they were made. One row, or none.
create table administration_trial_moment (
  singleton boolean primary key default true check (singleton),
  before uuid not null,
  made_at timestamptz not null
);
