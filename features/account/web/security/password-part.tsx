import { required } from '@solelune/contract/validation';
import { joined } from '@solelune/french/lists';
import { problemsAmong, textOf, useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { Button, buttonClass } from '@solelune/ui/button';
import { PasswordInput } from '@solelune/ui/password-input';
import { useState } from 'react';
import { changePassword } from '../../contract.ts';
import { FormDone, FormRefusal } from '../forms/form-message.tsx';
import { NewPasswordFields, newPasswordProblems, readNewPassword } from '../forms/new-password-fields.tsx';
import { Part, type PartProps } from './part.tsx';

const PROVIDERS = { google: 'Google', facebook: 'Facebook' } as const;

export function PasswordPart({ data, onChange }: PartProps) {
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const linked = joined(data.providers.map((provider) => PROVIDERS[provider]));
  return (
    <Part title="Mot de passe">
      {linked && <p>Vous pouvez aussi vous connecter avec {linked}.</p>}
      <FormDone>{done}</FormDone>
      {!data.has_password && (
        <Link to="/recuperation-mot-de-passe" className={buttonClass({ tone: 'quiet' })}>
          Choisir un mot de passe
        </Link>
      )}
      {data.has_password && !isOpen && (
        <Button tone="quiet" onClick={() => setOpen(true)}>
          Changer de mot de passe
        </Button>
      )}
      {isOpen && (
        <ChangePasswordForm
          onDone={async () => {
            setOpen(false);
            setDone('Votre mot de passe est changé. Les autres sessions ont été fermées.');
            await onChange();
          }}
        />
      )}
    </Part>
  );
}

function ChangePasswordForm({ onDone }: { onDone: () => Promise<void> }) {
  const { props, problems, refusal, isBusy } = useForm(changePassword, {
    read: (data) => ({ ...readNewPassword(data), current_password: textOf(data, 'current_password') }),
    problems: ({ current_password, ...fields }) => ({
      ...problemsAmong({ current_password: current_password === '' ? required('') : null }),
      ...newPasswordProblems(fields),
    }),
    input: ({ current_password, password }) => ({ current_password, password }),
    done: onDone,
  });
  return (
    <form className="account-form security__form" {...props}>
      <PasswordInput
        label="Mot de passe actuel"
        name="current_password"
        required
        error={problems['current_password']}
      />
      <NewPasswordFields problems={problems} />
      <FormRefusal>{refusal}</FormRefusal>
      <Button type="submit" loading={isBusy}>
        Changer de mot de passe
      </Button>
    </form>
  );
}
