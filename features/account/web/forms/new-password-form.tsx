import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { recoveryConfirm } from '../../contract.ts';
import { thisDevice } from '../device.ts';
import { FormRefusal } from './form-message.tsx';
import { NewPasswordFields, newPasswordProblems, readNewPassword } from './new-password-fields.tsx';
import './account-form.css';

export function NewPasswordForm({ code, onDone }: { code: string; onDone: () => void }) {
  const { props, problems, refusal, isBusy } = useForm(recoveryConfirm, {
    read: readNewPassword,
    problems: newPasswordProblems,
    input: ({ password }) => ({ code, password, device_key: thisDevice().device_key }),
    done: onDone,
  });
  return (
    <form className="account-form" {...props}>
      <NewPasswordFields problems={problems} />
      <FormRefusal>{refusal}</FormRefusal>
      <Button type="submit" wide loading={isBusy}>
        Changer mon mot de passe
      </Button>
    </form>
  );
}
