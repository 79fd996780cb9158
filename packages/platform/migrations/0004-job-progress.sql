-- How far a running job says it is; its state is that of the queue.
create table job_progress (
  job_id uuid primary key,
  -- What an earlier attempt said holds no more.
  attempt integer not null,
  fraction double precision not null check (fraction between 0 and 1),
  note text,
  updated_at timestamptz not null default now()
);

create index job_progress_updated_at on job_progress (updated_at);
