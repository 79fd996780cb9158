import { defineCall } from '@solelune/contract';
import { email } from '@solelune/contract/fields';
import { z } from 'zod';
import { CODE_LIMIT, LOGIN_LIMIT, MAIL_LIMIT } from './limits.ts';
import { mailedCode } from './recovery.ts';
import { typedPassword } from './typed-password.ts';

export const verifyEmail = defineCall({
  name: 'account.verify-email',
  method: 'POST',
  path: 'user/account/email/verify',
  summary:
    'Confirme une adresse e-mail, celle de l’inscription ou une nouvelle, avec le code reçu et une session du compte',
  input: z.object({ code: mailedCode() }),
  answer: z.object({ email: z.string(), changed: z.boolean() }),
  errors: ['not_found', 'conflict', 'login_required'],
  writes: true,
  limit: CODE_LIMIT,
});

export const resendVerification = defineCall({
  name: 'account.resend-verification',
  method: 'POST',
  path: 'user/account/email/resend',
  summary: 'Envoie de nouveau le message qui confirme l’adresse e-mail',
  input: z.object({}),
  answer: z.object({ success: z.boolean() }),
  errors: ['too_many_requests'],
  access: 'member',
  writes: true,
  limit: MAIL_LIMIT,
});

export const changeEmail = defineCall({
  name: 'account.change-email',
  method: 'POST',
  path: 'user/account/email/change',
  summary: 'Demande à changer d’adresse e-mail : la nouvelle doit être confirmée par le message qu’elle reçoit',
  input: z.object({ email: email(), password: typedPassword() }),
  answer: z.object({ success: z.boolean() }),
  errors: ['forbidden', 'too_many_requests'],
  access: 'member',
  limit: LOGIN_LIMIT,
});
