-- A second way to be told, with a consent of its own: browsers of the member (`push_device`). By mail is the topic of the profile.
alter table horoscope_letter add column by_push boolean not null default false;
