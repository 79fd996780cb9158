import { defineApi } from '@solelune/contract/server';
import { autologinHandler } from './autologin.ts';
import { loginHandler } from './login.ts';
import { logoutHandler } from './logout.ts';
import { userFetchHandler } from './user-fetch.ts';

export const accountApi = defineApi({
  name: 'account',
  handlers: [userFetchHandler, loginHandler, autologinHandler, logoutHandler],
});
