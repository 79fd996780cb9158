import { defineFeature } from '@solelune/contract/server';
import { autologinHandler } from './api/autologin.ts';
import { demoMembers, forgetDemoMembers } from './api/demo.ts';
import { changeEmailHandler } from './api/email/change-email.ts';
import { resendVerificationHandler } from './api/email/resend-verification.ts';
import { verifyEmailHandler } from './api/email/verify-email.ts';
import { accountJobs } from './api/jobs.ts';
import { loginHandler } from './api/login.ts';
import { logoutHandler } from './api/logout.ts';
import { cancelDeletionHandler } from './api/privacy/cancel-deletion.ts';
import { exportDataHandler } from './api/privacy/export-data.ts';
import { requestDeletionHandler } from './api/privacy/request-deletion.ts';
import { facebookHandler, googleHandler, providersHandler } from './api/providers/provider-handlers.ts';
import { recoveryCheckHandler } from './api/recovery/recovery-check.ts';
import { recoveryConfirmHandler } from './api/recovery/recovery-confirm.ts';
import { recoveryRequestHandler } from './api/recovery/recovery-request.ts';
import { changePasswordHandler } from './api/security/change-password.ts';
import { revokeSessionHandler } from './api/security/revoke-session.ts';
import { securityHandler } from './api/security/security.ts';
import { identifyIn } from './api/sessions/identify.ts';
import { signupHandler } from './api/signup.ts';
import { staffAcceptHandler, staffInvitationHandler } from './api/staff/accept.ts';
import { staffEnterHandler } from './api/staff/enter.ts';
import { factorSecret } from './api/staff/factor.repo.ts';
import { invitationSecret } from './api/staff/invitation.repo.ts';
import { staffInviteHandler } from './api/staff/invite.ts';
import { staffLeaveHandler, staffListHandler } from './api/staff/staff.ts';
import { userChannelAnswer } from './api/user-channel.ts';
import { userFetchHandler } from './api/user-fetch.ts';
import { accountLetters } from './mail/letters.ts';
import { signInSettings } from './settings.ts';

/** Accounts, and who a token belongs to. */
export default defineFeature({
  name: 'account',
  settings: signInSettings,
  migrations: new URL('./api/migrations/', import.meta.url),
  permissions: { 'account.staff': ['administrator'] },
  sealed: [factorSecret, invitationSecret],
  letters: accountLetters,
  jobs: accountJobs,
  channels: [userChannelAnswer],
  identify: identifyIn,
  demo: demoMembers,
  forgetDemo: forgetDemoMembers,
  handlers: [
    userFetchHandler,
    loginHandler,
    signupHandler,
    googleHandler,
    facebookHandler,
    providersHandler,
    autologinHandler,
    logoutHandler,
    recoveryRequestHandler,
    recoveryCheckHandler,
    recoveryConfirmHandler,
    verifyEmailHandler,
    resendVerificationHandler,
    changeEmailHandler,
    securityHandler,
    revokeSessionHandler,
    changePasswordHandler,
    requestDeletionHandler,
    cancelDeletionHandler,
    exportDataHandler,
    ...[staffEnterHandler, staffInvitationHandler, staffAcceptHandler],
    ...[staffListHandler, staffInviteHandler, staffLeaveHandler],
  ],
});
