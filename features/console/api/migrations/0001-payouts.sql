-- Where what an advisor earned goes: one account each, sealed.
create table console_bank (
  -- The advisor's account in the ledger.
  id uuid primary key,
  holder text not null,
  iban text not null,
  -- Two letters and the last four signs, to be recognised by: nothing can be paid with them.
  shown text not null check (length(shown) <= 20),
  changed_at timestamptz not null
);

-- What was handed to the bank for a month that is over: once for each month.
create table console_payout (
  id uuid primary key,
  month text not null unique check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  -- When the bank should pay.
  pay_on date not null,
  made_at timestamptz not null,
  -- The house's own account as it was then, sealed like the others.
  debtor text not null
);

create table console_payout_line (
  id uuid primary key,
  payout_id uuid not null references console_payout (id),
  -- The advisor's account in the ledger.
  account_id uuid not null,
  -- Whom and which account the bank was told, sealed: it stays what it was when the advisor's account changes.
  payee text not null,
  cents bigint not null check (cents > 0),
  unique (payout_id, account_id)
);
