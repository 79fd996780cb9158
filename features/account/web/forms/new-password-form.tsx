import { useApp } from '@solelune/screen/app';
import { Button } from '@solelune/ui/button';
import { recoveryConfirm } from '../../contract.ts';
import { FormRefusal } from './form-message.tsx';
import { NewPasswordFields, newPasswordProblems, readNewPassword } from './new-password-fields.tsx';
import { problemsAmong } from './problems.ts';
import { useAccountForm } from './use-account-form.ts';
import './account-form.css';

export function NewPasswordForm({ code, onDone }: { code: string; onDone: () => void }) {
  const { call } = useApp();
  const { props, problems, refusal, sending } = useAccountForm({
    read: readNewPassword,
    problems: (fields) => problemsAmong(newPasswordProblems(fields)),
    send: async ({ password }) => {
      await call(recoveryConfirm, { code, password });
      onDone();
    },
  });
  return (
    <form className="account-form" {...props}>
      <NewPasswordFields problems={problems} />
      <FormRefusal>{refusal}</FormRefusal>
      <Button type="submit" wide loading={sending}>
        Changer mon mot de passe
      </Button>
    </form>
  );
}
