import { defineApi, type FeatureApi } from '@solelune/contract/server';
import { autologinHandler } from './autologin.ts';
import { welcomeWith } from './create-user.ts';
import { changeEmailHandler } from './email/change-email.ts';
import { resendVerificationHandler } from './email/resend-verification.ts';
import { verifyEmailHandler } from './email/verify-email.ts';
import type { AccountExtension } from './extension.ts';
import { accountJobs } from './jobs.ts';
import { loginHandler } from './login.ts';
import { logoutHandler } from './logout.ts';
import { cancelDeletionHandler } from './privacy/cancel-deletion.ts';
import { exportDataHandler } from './privacy/export-data.ts';
import { requestDeletionHandler } from './privacy/request-deletion.ts';
import { facebookHandler, googleHandler, providersHandler } from './providers/provider-handlers.ts';
import { recoveryCheckHandler } from './recovery/recovery-check.ts';
import { recoveryConfirmHandler } from './recovery/recovery-confirm.ts';
import { recoveryRequestHandler } from './recovery/recovery-request.ts';
import { changePasswordHandler } from './security/change-password.ts';
import { revokeSessionHandler } from './security/revoke-session.ts';
import { securityHandler } from './security/security.ts';
import { signupHandler } from './signup.ts';
import { userFetchHandler } from './user-fetch.ts';
import { userViewWith } from './user-view.ts';

/** The account, and what other features add to it. */
export function createAccountApi(extensions: readonly AccountExtension[] = []): FeatureApi {
  const view = userViewWith(extensions);
  const welcome = welcomeWith(extensions);
  return defineApi({
    name: 'account',
    migrations: new URL('./migrations/', import.meta.url),
    jobs: (parts) => accountJobs({ ...parts, extensions }),
    handlers: [
      userFetchHandler(view),
      loginHandler(view),
      signupHandler(view, welcome),
      googleHandler(view, welcome),
      facebookHandler(view, welcome),
      providersHandler,
      autologinHandler(view),
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
      exportDataHandler(extensions),
    ],
  });
}
