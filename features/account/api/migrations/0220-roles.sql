-- One may have several roles, or none: then one is a member. What each role may do the code says.
alter table account_user add column roles text[] not null default '{}'
  check (roles <@ array['advisor', 'support', 'editor', 'finance', 'administrator']);
update account_user set roles = array['administrator'] where role = 'staff';
alter table account_user drop column role;
