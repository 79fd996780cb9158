import { firstProblem, newPassword, required, same } from '@solelune/contract/validation';

/** Why a new password, or its repetition, is not right; the server knows more (the most used ones). */
export const newPasswordProblem = (password: string): string | null =>
  password === '' ? required('') : newPassword(password);

export const repeatProblem = (repeated: string, password: string): string | null =>
  firstProblem(repeated, required, same(password));
