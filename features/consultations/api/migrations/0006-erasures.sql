-- Of these consultations the words are gone: what was said, written and laid. The log and the receipt stay, which say how long and for how much.
create table consultations_erasure (
  consultation_id uuid primary key references consultations_consultation (id) on delete cascade,
  at timestamptz not null,
  -- member: asked for it. period: kept long enough. account: the member is no longer one.
  why text not null check (why in ('member', 'period', 'account'))
);
