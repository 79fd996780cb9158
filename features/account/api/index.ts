export { autologinLink } from './autologin-link.ts';
export { sendVerification } from './email/send-verification.ts';
export { inviteAdministrator } from './staff/invite.ts';
export { userChanged } from './user-channel.ts';
