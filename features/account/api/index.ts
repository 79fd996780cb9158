export { autologinLink } from './autologin-link.ts';
export { sendVerification } from './email/send-verification.ts';
export { closeFor, exportFor, keepFor, tellDataTaken } from './privacy/on-their-behalf.ts';
export { inviteAdministrator } from './staff/invite.ts';
export { userChanged } from './user-channel.ts';
