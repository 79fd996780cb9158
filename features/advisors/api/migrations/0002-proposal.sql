-- What an advisor would like their page to say, until it is approved or declined; one at a time, the last one counts.
create table advisors_proposal (
  advisor_id integer primary key references advisors_advisor (id) on delete cascade,
  -- The page's own words, checked by the call that takes them.
  page jsonb not null,
  proposed_at timestamptz not null,
  -- Why it was not published: the advisor reads it beside their words and writes them again.
  declined_at timestamptz,
  declined_reason text,
  check ((declined_at is null) = (declined_reason is null))
);

-- Who is suspended is not listed, whatever is approved meanwhile.
alter table advisors_advisor add column suspended_at timestamptz;
