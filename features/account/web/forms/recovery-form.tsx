import { email, firstProblem, required } from '@solelune/contract/validation';
import { useApp } from '@solelune/screen/app';
import { Button } from '@solelune/ui/button';
import { recoveryRequest } from '../../contract.ts';
import { EmailInput } from './email-input.tsx';
import { FormRefusal } from './form-message.tsx';
import { problemsAmong } from './problems.ts';
import { textOf, useAccountForm } from './use-account-form.ts';
import './account-form.css';

export function RecoveryForm({ onSent }: { onSent: (email: string) => void }) {
  const { call } = useApp();
  const { props, problems, refusal, sending } = useAccountForm({
    read: (data) => textOf(data, 'email').trim(),
    problems: (address) => problemsAmong({ email: firstProblem(address, required, email) }),
    send: async (address) => {
      await call(recoveryRequest, { email: address });
      onSent(address);
    },
  });
  return (
    <form className="account-form" {...props}>
      <EmailInput autoComplete="username" error={problems['email']} />
      <FormRefusal>{refusal}</FormRefusal>
      <Button type="submit" wide loading={sending}>
        Recevoir le lien
      </Button>
    </form>
  );
}
