import { sentenceOfError } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import { Link } from '@solelune/screen/navigation';
import { Button, buttonClass } from '@solelune/ui/button';
import { useState } from 'react';
import { cancelDeletion } from '../../contract.ts';
import { FormRefusal } from '../forms/form-message.tsx';
import { DoorPage, DoorPanel } from './door-page.tsx';
import { useFragment } from './use-fragment.ts';

/** Where the mail about a deletion leads: one press keeps the account. */
export default function KeepAccountPage() {
  const { call } = useApp();
  const code = useFragment();
  const [isKept, setKept] = useState(false);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const keep = async () => {
    setSending(true);
    setRefusal(null);
    try {
      await call(cancelDeletion, code ? { code } : {});
      setKept(true);
    } catch (error) {
      setRefusal(sentenceOfError(error));
    }
    setSending(false);
  };

  return (
    <DoorPage title="Rester ensemble">
      {isKept ? (
        <DoorPanel title="Votre compte est conservé">
          <p>Rien n’a été effacé : vous retrouverez tout à sa place.</p>
          <Link to="/connexion" className={buttonClass({ wide: true })}>
            Retrouver mon compte
          </Link>
        </DoorPanel>
      ) : (
        <DoorPanel title="Garder votre compte ?">
          <p>Sa suppression est prévue. Un geste suffit pour l’annuler et tout garder.</p>
          <FormRefusal>{refusal}</FormRefusal>
          <Button wide loading={sending} onClick={() => void keep()}>
            Garder mon compte
          </Button>
        </DoorPanel>
      )}
    </DoorPage>
  );
}
