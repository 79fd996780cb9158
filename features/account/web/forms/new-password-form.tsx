import { Button } from '@solelune/ui/button';
import { PasswordInput } from '@solelune/ui/password-input';
import { recoveryConfirm } from '../../contract.ts';
import { useAccountAccess } from '../account-context.ts';
import { FormRefusal } from './form-message.tsx';
import { NewPasswordInput } from './new-password-input.tsx';
import { newPasswordProblem, repeatProblem } from './new-password-problems.ts';
import { type Problems, textOf, useAccountForm } from './use-account-form.ts';
import './account-form.css';

export function NewPasswordForm({ code, onDone }: { code: string; onDone: () => void }) {
  const { call } = useAccountAccess();
  const { props, problems, refusal, sending } = useAccountForm({
    read: readFields,
    problems: problemsOf,
    send: async ({ password }) => {
      await call(recoveryConfirm, { code, password });
      onDone();
    },
  });
  return (
    <form className="account-form" {...props}>
      <NewPasswordInput label="Nouveau mot de passe" error={problems['password']} />
      <PasswordInput
        label="Le même, une seconde fois"
        name="repeated"
        autoComplete="new-password"
        required
        error={problems['repeated']}
      />
      <FormRefusal>{refusal}</FormRefusal>
      <Button type="submit" wide loading={sending}>
        Changer mon mot de passe
      </Button>
    </form>
  );
}

const readFields = (data: FormData) => ({ password: textOf(data, 'password'), repeated: textOf(data, 'repeated') });

function problemsOf({ password, repeated }: ReturnType<typeof readFields>): Problems {
  const [first, second] = [newPasswordProblem(password), repeatProblem(repeated, password)];
  return { ...(first ? { password: first } : {}), ...(second ? { repeated: second } : {}) };
}
