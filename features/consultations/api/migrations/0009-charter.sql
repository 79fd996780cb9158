-- What advisors agree to before they answer anybody; a new text is a new version, and is signed again.
create table consultations_charter (
  advisor_id integer not null references advisors_advisor (id) on delete cascade,
  version text not null check (version ~ '^\d{4}-\d{2}$'),
  signed_at timestamptz not null,
  primary key (advisor_id, version)
);
