-- Browsers that a member lets us push to (the frame's table) go with the account.
alter table push_device
  add constraint push_device_member foreign key (user_id) references account_user (id) on delete cascade;
