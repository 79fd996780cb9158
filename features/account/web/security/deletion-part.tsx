import { required } from '@solelune/contract/validation';
import { useApp } from '@solelune/screen/app';
import { problemsAmong, textOf, useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { InstantText } from '@solelune/ui/instant-text';
import { PasswordInput } from '@solelune/ui/password-input';
import { useEffect, useRef, useState } from 'react';
import { cancelDeletion, requestDeletion } from '../../contract.ts';
import { FormRefusal } from '../forms/form-message.tsx';
import { Part, type PartProps } from './part.tsx';

export function DeletionPart({ data, onChange }: PartProps) {
  const { toast } = useApp();
  const [isOpen, setOpen] = useState(false);
  const part = useRef<HTMLElement>(null);
  /** What was asked for is done: it is told, and read where it stands. */
  const settle = async (message: string) => {
    await onChange();
    setOpen(false);
    toast({ variant: 'info', message });
    part.current?.focus();
  };
  const { send: keep, message } = useForm(cancelDeletion, {
    done: () => settle('Votre compte est conservé : rien n’a été effacé.'),
  });

  if (data.deletion_due_at) {
    return (
      <Part title="Suppression du compte" ref={part}>
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
    <Part title="Suppression du compte" ref={part}>
      <p>
        Vos résultats, vos proches, vos photos, vos messages et vos Soleils seront effacés après trente jours, le temps
        de changer d’avis.
      </p>
      {isOpen ? (
        <DeletionForm
          hasPassword={data.has_password}
          onDone={() => settle('La suppression de votre compte est demandée. Un message vous le confirme.')}
          onLeave={() => {
            setOpen(false);
            part.current?.focus();
          }}
        />
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
  const form = props.ref;
  // The button that opened it is gone: the first thing to do here has the focus.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), [form]);
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
