export { autologinLink } from './autologin-link.ts';
export { userChanged } from './user-channel.ts';
