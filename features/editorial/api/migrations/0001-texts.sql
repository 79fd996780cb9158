-- Articles and content pages that staff writes. A text of a file has no row here until somebody changes it.
create table editorial_text (
  kind text not null check (kind in ('article', 'page')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  -- Of an article; a page has none.
  category text check ((category is not null) = (kind = 'article')),
  -- The number of its last version: who saves says which one they began with.
  latest integer not null check (latest >= 1),
  published integer,
  published_at timestamptz,
  -- The day that an article carries.
  first_published_at timestamptz,
  scheduled integer,
  scheduled_at timestamptz,
  is_withdrawn boolean not null default false,
  changed_at timestamptz not null,
  primary key (kind, slug),
  check ((published is null) = (published_at is null)),
  check ((scheduled is null) = (scheduled_at is null))
);
-- What stands in for files is read by every process; what is due is looked for every few minutes.
create index editorial_text_due on editorial_text (scheduled_at) where scheduled_at is not null;

-- Never changed, never removed: going back is writing the old words again.
create table editorial_version (
  kind text not null,
  slug text not null,
  number integer not null check (number >= 1),
  -- As typed: an object of texts.
  fields text not null,
  body text not null,
  -- The version whose words it has again; 0 is the file.
  restored integer,
  -- Who; it outlives their account, as the audit log does.
  made_by uuid not null,
  made_at timestamptz not null,
  primary key (kind, slug, number),
  foreign key (kind, slug) references editorial_text (kind, slug)
);
