-- How far each log has come. Its row is locked from an append to its commit: entries of one log are committed in the order of their numbers.
create table channel_head (
  channel text not null,
  key text not null,
  last_number bigint not null,
  primary key (channel, key)
);

-- Numbers begin at 1 and have no gap; old entries go, and the head keeps the count.
create table channel_log (
  channel text not null,
  key text not null,
  number bigint not null,
  payload jsonb not null,
  -- The moment of the insert, not of the transaction's begin: it rises with the number.
  at timestamptz not null default clock_timestamp(),
  primary key (channel, key, number),
  foreign key (channel, key) references channel_head (channel, key)
);

create index channel_log_at on channel_log (channel, at);
