export { autologinLink } from './autologin-link.ts';
