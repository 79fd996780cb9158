import { email, firstProblem, required } from '@solelune/contract/validation';
import { problemsAmong, textOf, useForm } from '@solelune/screen/form';
import { Badge } from '@solelune/ui/badge';
import { Button } from '@solelune/ui/button';
import { PasswordInput } from '@solelune/ui/password-input';
import { useState } from 'react';
import { changeEmail, resendVerification } from '../../contract.ts';
import { EmailInput } from '../forms/email-input.tsx';
import { FormDone, FormRefusal } from '../forms/form-message.tsx';
import { Part, type PartProps } from './part.tsx';

export function EmailPart({ data, onChange }: PartProps) {
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const { send: resend, message } = useForm(resendVerification, {
    done: () => setDone(`Un message vient de partir vers ${data.email}.`),
  });

  return (
    <Part title="Adresse e-mail">
      <p className="security__now">
        <b>{data.email}</b>
        <Badge tone={data.email_verified ? 'good' : 'warn'}>{data.email_verified ? 'Confirmée' : 'À confirmer'}</Badge>
      </p>
      {data.pending_email && (
        <p>
          En attente de confirmation : <b>{data.pending_email}</b>. Ouvrez le message que nous y avons envoyé.
        </p>
      )}
      <FormDone>{done}</FormDone>
      <FormRefusal>{message}</FormRefusal>
      {isOpen ? (
        <ChangeEmailForm
          onDone={async (address) => {
            setOpen(false);
            setDone(`Un message vient de partir vers ${address}. Ouvrez-le pour confirmer le changement.`);
            await onChange();
          }}
        />
      ) : (
        <div className="security__actions">
          {!data.email_verified && (
            <Button tone="quiet" onClick={() => void resend({})}>
              Renvoyer le message
            </Button>
          )}
          {data.has_password && (
            <Button tone="quiet" onClick={() => setOpen(true)}>
              Changer d’adresse
            </Button>
          )}
        </div>
      )}
    </Part>
  );
}

function ChangeEmailForm({ onDone }: { onDone: (email: string) => Promise<void> }) {
  const { props, problems, refusal, isBusy } = useForm(changeEmail, {
    read: (data) => ({ email: textOf(data, 'email').trim(), password: textOf(data, 'password') }),
    problems: (fields) =>
      problemsAmong({ email: firstProblem(fields.email, required, email), password: required(fields.password) }),
    done: (_, fields) => onDone(fields.email),
  });
  return (
    <form className="account-form security__form" {...props}>
      <EmailInput label="Nouvelle adresse e-mail" error={problems['email']} />
      <PasswordInput label="Votre mot de passe" name="password" required error={problems['password']} />
      <FormRefusal>{refusal}</FormRefusal>
      <Button type="submit" loading={isBusy}>
        Changer d’adresse
      </Button>
    </form>
  );
}
