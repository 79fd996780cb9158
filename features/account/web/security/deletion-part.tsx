import { required } from '@solelune/contract/validation';
import { problemsAmong, textOf, useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { InstantText } from '@solelune/ui/instant-text';
import { PasswordInput } from '@solelune/ui/password-input';
import { useState } from 'react';
import { cancelDeletion, requestDeletion } from '../../contract.ts';
import { FormRefusal } from '../forms/form-message.tsx';
import { Part, type PartProps } from './part.tsx';

export function DeletionPart({ data, onChange }: PartProps) {
  const [isOpen, setOpen] = useState(false);
  const { send: keep, message } = useForm(cancelDeletion, { done: onChange });

  if (data.deletion_due_at) {
    return (
      <Part title="Suppression du compte">
        <p>
          Votre compte et tout ce qu’il contient seront effacés le{' '}
          <b>
            <InstantText at={data.deletion_due_at} />
          </b>
          .
        </p>
        <FormRefusal>{message}</FormRefusal>
        <Button onClick={() => void keep({})}>Garder mon compte</Button>
      </Part>
    );
  }
  return (
    <Part title="Suppression du compte">
      <p>
        Vos résultats, vos proches, vos photos, vos messages et vos Soleils seront effacés après trente jours, le temps
        de changer d’avis.
      </p>
      {isOpen ? (
        <DeletionForm hasPassword={data.has_password} onDone={onChange} onLeave={() => setOpen(false)} />
      ) : (
        <Button tone="quiet" onClick={() => setOpen(true)}>
          Supprimer mon compte
        </Button>
      )}
    </Part>
  );
}

interface DeletionFormProps {
  hasPassword: boolean;
  onDone: () => Promise<void>;
  onLeave: () => void;
}

function DeletionForm({ hasPassword, onDone, onLeave }: DeletionFormProps) {
  const { props, problems, refusal, isBusy } = useForm(requestDeletion, {
    read: (data) => (hasPassword ? { password: textOf(data, 'password') } : {}),
    problems: ({ password }) => problemsAmong({ password: password === '' ? required('') : null }),
    done: onDone,
  });
  return (
    <form className="account-form security__form" {...props}>
      {hasPassword && (
        <PasswordInput label="Votre mot de passe" name="password" required error={problems['password']} />
      )}
      <FormRefusal>{refusal}</FormRefusal>
      <div className="security__actions">
        <Button type="submit" loading={isBusy}>
          Supprimer mon compte
        </Button>
        <Button tone="quiet" onClick={onLeave}>
          Y réfléchir encore
        </Button>
      </div>
    </form>
  );
}
