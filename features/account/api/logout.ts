import { handle } from '@solelune/contract/server';
import { logout } from '../contract.ts';

/** Whatever token the browser holds is worth nothing: it is told to forget it, and to leave a page that was for members. */
export const logoutHandler = handle(logout, ({ from }) => ({
  success: true,
  should_delete_token: true,
  ...(from === 'protected' ? { redirect_to: '/' } : {}),
}));
