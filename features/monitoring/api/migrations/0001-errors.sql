-- How often something broke in an hour, on which side; what broke is in the log.
create table monitoring_error_hour (
  hour timestamptz not null,
  side text not null check (side in ('server', 'browser')),
  count bigint not null,
  primary key (hour, side)
);
