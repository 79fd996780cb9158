import { email, firstProblem, required } from '@solelune/contract/validation';
import { problemsAmong, textOf, useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { recoveryRequest } from '../../contract.ts';
import { EmailInput } from './email-input.tsx';
import { FormRefusal } from './form-message.tsx';
import './account-form.css';

export function RecoveryForm({ onSent }: { onSent: (email: string) => void }) {
  const { props, problems, refusal, isBusy } = useForm(recoveryRequest, {
    read: (data) => ({ email: textOf(data, 'email').trim() }),
    problems: (fields) => problemsAmong({ email: firstProblem(fields.email, required, email) }),
    done: (_, fields) => onSent(fields.email),
  });
  return (
    <form className="account-form" {...props}>
      <EmailInput autoComplete="username" error={problems['email']} />
      <FormRefusal>{refusal}</FormRefusal>
      <Button type="submit" wide loading={isBusy}>
        Recevoir le lien
      </Button>
    </form>
  );
}
