import { deletionCancelled, deletionDone, deletionRequested, deletionUnused } from './letters/deletion.ts';
import { newDevice, passwordChanged, recovery } from './letters/password.ts';
import { changeEmail, emailChanged, verifyEmail } from './letters/verify-email.ts';
import { welcome } from './letters/welcome.ts';

/** Every mail of the account, by its kind. */
export const letters = {
  welcome,
  'verify-email': verifyEmail,
  'change-email': changeEmail,
  'email-changed': emailChanged,
  recovery,
  'password-changed': passwordChanged,
  'new-device': newDevice,
  'deletion-requested': deletionRequested,
  'deletion-unused': deletionUnused,
  'deletion-cancelled': deletionCancelled,
  'deletion-done': deletionDone,
};

export type LetterKind = keyof typeof letters;
export type LetterVariables<Kind extends LetterKind> = Parameters<(typeof letters)[Kind]>[0];
