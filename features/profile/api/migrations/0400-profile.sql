-- What a member tells about themselves. Dates and times of birth are text: the calendar of the time (Julian before October 1582, year 0) is not the database's.
create table profile_member (
  user_id uuid primary key references account_user (id) on delete cascade,
  lastname text,
  gender text check (gender in ('M', 'F')),
  birthdate text check (birthdate ~ '^\d{4}-\d{2}-\d{2}$'),
  birthtime text check (birthtime ~ '^\d{2}:\d{2}$'),
  -- Ids of places (GeoNames, or insee- and the INSEE code).
  birthcity text,
  current_city text,
  -- E.164, such as +33612345678.
  fixed_phone text,
  mobile_phone text,
  -- Random until the member chooses: nobody guesses the address of a page that was not published.
  slug text not null unique,
  is_published boolean not null default false,
  -- What the public page shows; nothing by default.
  shown text[] not null default '{}',
  -- The letters that the member asked for; none by default.
  email_topics text[] not null default '{}',
  updated_at timestamptz not null default now()
);

create table profile_contact (
  id uuid primary key,
  user_id uuid not null references account_user (id) on delete cascade,
  firstname text not null check (char_length(firstname) < 50),
  lastname text,
  gender text check (gender in ('M', 'F')),
  birthcity text not null,
  birthdate text not null check (birthdate ~ '^\d{4}-\d{2}-\d{2}$'),
  birthtime text check (birthtime ~ '^\d{2}:\d{2}$'),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index profile_contact_user on profile_contact (user_id, firstname);
