import { type Problems, problemsAmong, textOf } from '@solelune/screen/form';
import { PasswordInput } from '@solelune/ui/password-input';
import { NewPasswordInput } from './new-password-input.tsx';
import { newPasswordProblem, repeatProblem } from './new-password-problems.ts';

/** A password that takes the place of another, written twice. */
export function NewPasswordFields({ problems }: { problems: Problems }) {
  return (
    <>
      <NewPasswordInput label="Nouveau mot de passe" error={problems['password']} />
      <PasswordInput
        label="Le même, une seconde fois"
        name="repeated"
        autoComplete="new-password"
        required
        error={problems['repeated']}
      />
    </>
  );
}

export const readNewPassword = (data: FormData) => ({
  password: textOf(data, 'password'),
  repeated: textOf(data, 'repeated'),
});

export const newPasswordProblems = ({ password, repeated }: ReturnType<typeof readNewPassword>): Problems =>
  problemsAmong({ password: newPasswordProblem(password), repeated: repeatProblem(repeated, password) });
